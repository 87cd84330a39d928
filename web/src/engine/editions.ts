// The editions in the order in which they are offered: those that can be played stand before the others.
import { editions, playedEditions } from './lists.gen';

export const playedFirst: readonly string[] = [...new Set<string>([...playedEditions, ...editions])];
