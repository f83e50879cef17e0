import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { removeFolder } from '#platform/testing/temporary-folder.ts';
import serverConfig from '../../vite.server.config.ts';

/**
 * Packs a program as the server is packed: file by file, the content service takes four times as long to load.
 * @param source its path from the project's folder
 * @returns where it is now, and how to remove it
 */
export async function packProgram(source: string): Promise<{ program: string; remove(): void }> {
  // Inside the project, where its packages are found; in a folder for each call, since several runs may begin at once.
  const cache = path.resolve('node_modules/.cache');
  fs.mkdirSync(cache, { recursive: true });
  const outDir = fs.mkdtempSync(path.join(cache, 'packed-'));
  const { build: server, ...rest } = serverConfig;
  const rolldownOptions = { ...server?.rolldownOptions, input: source };
  await build({
    ...rest,
    configFile: false,
    logLevel: 'error',
    build: { ...server, outDir, sourcemap: false, rolldownOptions },
  });
  const name = `${path.basename(source, path.extname(source))}.js`;
  return { program: path.join(outDir, name), remove: () => removeFolder(outDir) };
}
