// `npm run doctor`: the go-live check, also where nothing has been installed yet.
import { onProjectNode } from './lib/on-project-node.mjs';

await onProjectNode(async () => {
  process.env.NODE_ENV ??= 'production';
  await import('../src/main/doctor.ts');
});
