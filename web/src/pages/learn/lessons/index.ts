import type { Lesson } from '../lesson';
import { dragon } from './dragon';
import { fight } from './fight';
import { fire } from './fire';
import { second } from './second';

export const lessons: Lesson[] = [fight, fire, dragon, second];
