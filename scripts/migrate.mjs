// `npm run migrate`: brings the database's schema up to date, as a step of its own before new instances start.
// `npm start` does it as well. Says what was applied, and ends with 1 when the database cannot be reached.
import { ensureBuilt } from './lib/build.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';
import './lib/source-maps.mjs';

process.env.NODE_ENV = 'production';

await onProjectNode(async () => {
  await inOneProcess(ensureBuilt);
  await import('../dist/server/migrate.js');
});
