// `npm run evidence -- [--to <folder>]`: what an auditor asks for, in one folder.
import fs from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';
import { isRelease } from './lib/release.mjs';
import './lib/source-maps.mjs';

process.env.NODE_ENV = 'production';

await onProjectNode(async () => {
  await inOneProcess(ensureBuilt);
  // A release brings its own; the script that writes it is not part of one.
  const bill = isRelease() ? 'bill' : await writtenBill();
  process.argv.push('--bill', bill);
  await import('../dist/server/evidence.js');
});

async function writtenBill() {
  const { writeBill } = await import('./package/make-package.mjs');
  const folder = writeBill();
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
