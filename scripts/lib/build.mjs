// The build, when its sources have changed since the last one that was finished.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildResults, buildSources, buildSteps, notSources } from './build-plan.mjs';
import { step } from './progress.mjs';
import { isRelease } from './release.mjs';
import { run } from './run.mjs';

const stamp = 'dist/build.stamp';

/** @returns {string[]} all files below, sorted, so that the same sources give the same digest everywhere */
function filesIn(entry) {
  if (notSources.test(entry) || !fs.existsSync(entry)) return [];
  if (!fs.statSync(entry).isDirectory()) return [entry];
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap((name) => filesIn(path.posix.join(entry, name)));
}

export function digestOfSources() {
  const digest = createHash('sha256');
  for (const file of buildSources.flatMap(filesIn)) {
    const content = fs.readFileSync(file);
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

export async function ensureBuilt() {
  if (isRelease()) return;
  const digest = digestOfSources();
  const isBuilt = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === digest;
  if (isBuilt && buildResults.every((result) => fs.existsSync(result))) return;
  // Until the last step is done there is no stamp: an interrupted build is done again.
  fs.rmSync(stamp, { force: true });
  for (const { title, args } of buildSteps)
    await step(title, () => run(process.execPath, args, { NODE_ENV: 'production' }));
  fs.writeFileSync(`${stamp}.new`, digest);
  fs.renameSync(`${stamp}.new`, stamp);
}
