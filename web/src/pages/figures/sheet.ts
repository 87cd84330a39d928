// A printed sheet of the program (cards, army lists) in a window of its own.
import { engine } from '../../app/engine';
import { isFailure } from '../../engine/client';
import { saveFile } from '../../play/files';

/** False: the program made no sheet. Where no window may be opened the sheet is saved as a file. */
export async function openSheet(args: string[], files: Record<string, string> = {}): Promise<boolean> {
  // Opened before the answer is there: later a browser would take it for a pop-up.
  const page = window.open('', '_blank');
  const reply = await engine.run(args, files);
  if (isFailure(reply) || reply.code !== 0) {
    page?.close();
    return false;
  }
  if (page) page.location.href = URL.createObjectURL(new Blob([reply.out], { type: 'text/html' }));
  else saveFile('six-skulls-sheet.html', reply.out, 'text/html');
  return true;
}
