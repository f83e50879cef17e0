// `npm run nginx -- --out FILE`: writes nginx's configuration for this build and these settings (docs/operating.md).
import { ensureBuilt } from './lib/build.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';

process.env.NODE_ENV = 'production';

await onProjectNode(async () => {
  await inOneProcess(ensureBuilt);
  await import('../dist/server/nginx.js');
});
