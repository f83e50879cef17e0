// `npm run test:firefox`: five journeys in Firefox, against the built site. Not a part of `npm test`, which has
// all journeys in Chromium.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureFirefox } from './lib/firefox.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';

async function testInFirefox() {
  process.env.NODE_ENV = 'production';
  await inOneProcess(ensureBuilt);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'firefox', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', FIREFOX_PATH: await ensureFirefox() } },
  );
  process.exitCode = status ?? 1;
}

await onProjectNode(testInFirefox);
