import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '#platform/write-atomically.ts';
import { type Compressed, compress } from './compress.ts';
import type { StaticStore } from './static-store.ts';
import { storedFile } from './stored-file.ts';

/** Content types of what a client build and a brand may hold; others are sent as bytes. */
const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

export type ClientAssetsInput = {
  store: StaticStore;
  /** Vite's output folder, and the brand's `public/`. */
  directories: string[];
  /** Where compressed forms are kept between runs. */
  cacheDirectory: string;
  headers: Record<string, string>;
};

export type ClientFile = { address: string; contentType: string; content: Compressed };

/** Under this address every name has a hash of its content: Vite puts it there, and so does `npm run fonts`. */
const hashedAddresses = '/assets/';
export const forEver = 'public, max-age=31536000, immutable';

/**
 * Puts every file of these folders into the store, compressed; forms made by a former run are used again.
 * Returns those whose names hold a hash: the next build has others, while pages go on asking for these.
 */
export async function loadClientAssets({
  store,
  directories,
  cacheDirectory,
  headers,
}: ClientAssetsInput): Promise<ClientFile[]> {
  const hashed: ClientFile[] = [];
  await mkdir(cacheDirectory, { recursive: true });
  for (const { address, file } of (await Promise.all(directories.map(filesOf))).flat()) {
    const contentType = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    const body = await readFile(file);
    const content = compressible.test(contentType) ? await compressedForm(body, cacheDirectory) : { body };
    const isHashed = address.startsWith(hashedAddresses);
    const cacheControl = isHashed ? forEver : 'public, max-age=86400';
    const fileHeaders = { ...headers, 'content-type': contentType, 'cache-control': cacheControl };
    store.set(address, storedFile({ content, headers: fileHeaders }));
    if (isHashed) hashed.push({ address, contentType, content });
  }
  return hashed;
}

/** Hidden folders (Vite's manifest) and source maps are for us, not for visitors. */
async function filesOf(directory: string): Promise<{ address: string; file: string }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, address: `/${path.relative(directory, file).split(path.sep).join('/')}` }))
    .filter(({ address }) => !address.startsWith('/.vite/'));
}

async function compressedForm(body: Buffer, cacheDirectory: string): Promise<Compressed> {
  const name = path.join(cacheDirectory, createHash('sha256').update(body).digest('base64url'));
  try {
    const [br, gzip] = await Promise.all([readFile(`${name}.br`), readFile(`${name}.gz`)]);
    return { body, br, gzip };
  } catch {
    const content = await compress(body);
    await Promise.all([
      writeAtomically(`${name}.br`, content.br),
      writeAtomically(`${name}.gz`, content.gzip),
    ]);
    return content;
  }
}
