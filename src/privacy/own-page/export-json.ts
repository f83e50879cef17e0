import { fileStore } from '#platform/files/choose-store.ts';
import type { CollectedData } from '../person/collect-data.ts';

/** Everything of a person for another program: rows by place as they are stored, and files in base64. */
export type Export = {
  madeAt: string;
  places: Record<string, readonly object[]>;
  files: { place: string; name: string; base64: string }[];
};

// Their names are from rows of ours, and say nothing of where the files are.
const pattern = /^[^/\\\0]{1,255}$/;

/** @throws StorageTrouble while the files cannot be read: a copy without them would look complete */
export async function exportJson({ rows, files }: CollectedData, now = new Date()): Promise<Export> {
  const named = [...files].flatMap(([place, names]) => names.map((name) => ({ place, name })));
  const read = named.map(async ({ place, name }) => {
    const content = await fileStore({ folder: place, pattern }).readWhole(name).catch(unlessGone);
    return content ? [{ place, name, base64: content.toString('base64') }] : [];
  });
  return {
    madeAt: now.toISOString(),
    places: Object.fromEntries(rows),
    files: (await Promise.all(read)).flat(),
  };
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
