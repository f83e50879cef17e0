// `npm run doctor`: the go-live check, also where nothing has been installed yet.
import { ensureBuilt } from './lib/build.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';
import './lib/source-maps.mjs';

process.env.NODE_ENV = 'production';

await onProjectNode(async () => {
  await inOneProcess(ensureBuilt);
  await import('../dist/server/doctor.js');
});
