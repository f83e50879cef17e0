// Compresses the scripts and styles of the content service's screens once, beside themselves.
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'src/panel/.next/static';
/** Of 2.7 MB, quality 11 saves another 4 % in ten times the time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };

for (const name of fs.readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css)$/.test(name)) continue;
  const file = path.join(folder, name);
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
