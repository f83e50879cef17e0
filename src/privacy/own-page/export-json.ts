import fs from 'node:fs/promises';
import path from 'node:path';
import { env } from '#platform/env.ts';
import type { CollectedData } from '../person/collect-data.ts';

/** Everything of a person for another program: rows by place as they are stored, and files in base64. */
export type Export = {
  madeAt: string;
  places: Record<string, readonly object[]>;
  files: { place: string; name: string; base64: string }[];
};

export async function exportJson({ rows, files }: CollectedData, now = new Date()): Promise<Export> {
  const named = [...files].flatMap(([place, names]) => names.map((name) => ({ place, name })));
  const read = named.map(async ({ place, name }) => {
    const content = await fs.readFile(path.join(env().dataDir, place, name)).catch(() => undefined);
    return content ? [{ place, name, base64: content.toString('base64') }] : [];
  });
  return {
    madeAt: now.toISOString(),
    places: Object.fromEntries(rows),
    files: (await Promise.all(read)).flat(),
  };
}
