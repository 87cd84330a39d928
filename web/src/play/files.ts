// Files out of the page and into it.
import type { ChangeEvent } from 'react';

export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The file chosen; the field is emptied, so that the same file may be chosen again. */
export async function importFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<{ name: string; text: string } | null> {
  const file = currentTarget.files?.[0];
  const read = file ? { name: file.name, text: await file.text() } : null;
  currentTarget.value = '';
  return read;
}

export const importText = async (event: ChangeEvent<HTMLInputElement>): Promise<string | null> =>
  (await importFile(event))?.text ?? null;
