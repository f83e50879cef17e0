// `npm run restore -- <file>`: fills an empty database and the data folder from a backup. docs/runbooks/restore.md
import { ensureBuilt } from './lib/build.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';

process.env.NODE_ENV = 'production';

await onProjectNode(async () => {
  await inOneProcess(ensureBuilt);
  await import('../dist/server/restore.js');
});
