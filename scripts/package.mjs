// `npm run package`: writes one built archive to dist/package, with its SBOM, licences and checksums. A server
// that unpacks it needs no registry, no compiler and no Node of its own.
import { ensureBuilt } from './lib/build.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';
import { say, step } from './lib/progress.mjs';
import { makePackage } from './package/make-package.mjs';

process.env.NODE_ENV = 'production';

await onProjectNode(async () => {
  await inOneProcess(ensureBuilt);
  const { archive, megabytes } = await step('Packing', makePackage);
  say(`${archive} (${megabytes} MB). Its SBOM, licences and checksums are in the same folder.`);
});
