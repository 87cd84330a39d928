// Files of the community become figures of the player's own. The program reads, corrects and refuses;
// what it made is read back from it figure by figure and kept in this browser. Nothing is sent anywhere.
import { askProgram } from '../../app/program';
import { engine } from '../../app/engine';
import type { ImportedSet, ImportNote, ImportProblem, ImportReport } from '../../engine/protocol';
import { figuresIn, fileOf, keepOwn, ownFiles, readOwn } from '../../app/own_figures';

export type { ImportedSet, ImportReport as Report };
/** A problem is of no figure. */
export type Note = ImportProblem & Partial<Pick<ImportNote, 'name'>>;

type Shown = Record<string, unknown> & { id: string };

/** A figures file of what the program shows: it says more about a figure than a file does. */
export function figuresFile({ id, name }: { id: string; name: string }, shown: Shown[]): string {
  const bare = shown.map(({ set: _set, shown: _shown, ...rest }) => rest);
  const chests = bare.filter((one) => 'gold' in one);
  const figures = bare.filter((one) => !('gold' in one));
  return JSON.stringify({ format: 'six-skulls/figures', version: 1, set: id, name, figures, ...(chests.length > 0 ? { chests } : {}) });
}

/** Places within a file are told by the name the player knows: in/0/mine.json:/figures/1. */
export const placeSaid = (where: string): string => where.replace(/^\/?in\/\d+\//, '');

/** From its file, not by the name of the set: what it knows the program has read once, before this. */
async function readBack(set: ImportedSet): Promise<string | null> {
  const told = await askProgram<Shown[]>(['figures', 'show', `/${fileOf(set.id)}`, '--json']);
  return 'value' in told ? figuresFile(set, told.value) : null;
}

export interface Outcome {
  report: ImportReport;
  lost: string[]; // sets that this browser did not keep
}

export async function importFiles(files: { name: string; text: string }[], set: string, errata: boolean): Promise<Outcome | string> {
  const given = Object.fromEntries(files.map(({ name, text }, n) => [`in/${n}/${name.replaceAll('/', '_')}`, text]));
  const args = ['figures', 'import', ...Object.keys(given), '--errata', errata ? 'on' : 'off', ...(set ? ['--set', set] : []), '--json'];
  const told = await askProgram<ImportReport>(args, { ...(await ownFiles()), ...given });
  if (!('value' in told)) return told.trouble;
  const mine = figuresIn(await readOwn()).map(({ id }) => id); // no set takes the place of a figure of the workshop
  const lost: string[] = [];
  for (const one of told.value.sets) {
    const text = await readBack(one);
    if (text === null || mine.includes(one.id) || !(await keepOwn(one.id, text))) lost.push(one.name);
  }
  engine.restart(); // it reads own figures when it starts
  return { report: told.value, lost };
}
