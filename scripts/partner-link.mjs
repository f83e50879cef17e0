// `npm run partner-link`: prints the address of the partners' questionnaire, or says what to set.
import { onProjectNode } from './lib/on-project-node.mjs';

await onProjectNode(async () => {
  process.env.NODE_ENV ??= 'production';
  await import('../src/main/partner-link.ts');
});
