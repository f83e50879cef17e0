// `npm run partner-link`: prints the address of the partners' questionnaire, or says what to set.
import { onProjectNode } from './lib/on-project-node.mjs';
import { isRelease } from './lib/release.mjs';

await onProjectNode(async () => {
  process.env.NODE_ENV ??= 'production';
  await import(isRelease() ? '../dist/server/partner-link.js' : '../src/main/partner-link.ts');
});
