// Questions to the command line program in memory whose answer is JSON. What goes wrong is a
// sentence for people: the program's own.
import { isFailure } from '../engine/client';
import { engine } from './engine';

export type Told<T> = { value: T } | { trouble: string };

/** Refusals have an exit code too, and are answers like any other as long as they are JSON. */
export async function askProgram<T>(args: string[], files?: Record<string, string>): Promise<Told<T>> {
  const reply = await engine.run(args, files);
  if (isFailure(reply)) return { trouble: reply.error.sentence };
  try {
    return { value: JSON.parse(reply.out) as T };
  } catch {
    return { trouble: reply.err.trim() };
  }
}
