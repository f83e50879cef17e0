// `npm start`: from a fresh clone to a served site. Plain JavaScript without dependencies, since it runs before
// there are any, on whatever Node the machine has (20 or newer); from the moment the dependencies are there it
// goes on under the Node that came with them.
//
//   node scripts/start.mjs             prepares what is missing or has changed, then serves
//   node scripts/start.mjs --prepare   does everything but serving
import { ensureBuilt } from './lib/build.mjs';
import { leanEnvironment } from './lib/lean-environment.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';
import { refuseTakenPort } from './lib/port.mjs';
import './lib/source-maps.mjs';

// Whatever the shell says: this is how the site is served. `npm run dev` is the other way.
process.env.NODE_ENV = 'production';
const isServing = !process.argv.includes('--prepare') && !process.argv.includes('--build');

async function buildAndServe() {
  await inOneProcess(ensureBuilt);
  if (isServing) await import('../dist/server/main.js');
}

if (isServing) await onProjectNode(buildAndServe, refuseTakenPort, leanEnvironment);
else await onProjectNode(buildAndServe);
