import { readFile } from 'node:fs/promises';
import path from 'node:path';

type ManifestChunk = { file: string; dynamicImports?: string[] };

const entry = 'src/site/client/entry.ts';

/**
 * The script of every page, from the client build. What it imports later is named by its full address, since
 * the script itself stands in a page and has none.
 * @throws Error when the client has not been built
 */
export async function readAssets(clientDirectory: string): Promise<{ entry: { code: string } }> {
  const manifestFile = path.join(clientDirectory, '.vite/manifest.json');
  const text = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new Error('The client build is missing: run `npm run build`.', { cause });
  });
  const manifest = JSON.parse(text) as Record<string, ManifestChunk | undefined>;
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The client build does not hold ${entry}.`);

  let code = (await readFile(path.join(clientDirectory, chunk.file), 'utf8')).trim();
  for (const name of chunk.dynamicImports ?? []) {
    const file = manifest[name]?.file ?? '';
    const relative = `./${path.posix.basename(file)}`;
    if (!code.includes(relative)) throw new Error(`${entry} does not import ${file} as ${relative}.`);
    code = code.replaceAll(relative, `/${file}`);
  }
  return { entry: { code } };
}
