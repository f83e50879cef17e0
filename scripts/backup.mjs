// `npm run backup -- [file]`: one sealed file with database, files and settings, whether the site is running or not.
import { ensureBuilt } from './lib/build.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';

process.env.NODE_ENV = 'production';

await onProjectNode(async () => {
  await inOneProcess(ensureBuilt);
  await import('../dist/server/backup.js');
});
