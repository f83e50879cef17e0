import { readFile } from 'node:fs/promises';
import type { Assets } from './page-data.ts';

type ManifestChunk = { file: string; isEntry?: boolean };

const entry = 'src/site/client/entry.ts';

/**
 * The script that pages name, from the manifest of the client build.
 * @throws Error when the client has not been built
 */
export async function readAssets(manifestFile: string): Promise<Assets> {
  const text = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new Error('The client build is missing: run `npm run build`.', { cause });
  });
  const chunk = (JSON.parse(text) as Record<string, ManifestChunk | undefined>)[entry];
  if (!chunk) throw new Error(`The client build does not hold ${entry}.`);
  return { scripts: [`/${chunk.file}`] };
}
