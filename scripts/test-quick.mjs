// `npm run test:quick`: an answer within a minute while one works. Formatting, lint and types of everything, and the
// units that depend on what has changed since the last commit on `main` that is shared, or since REV: -- REV
import { spawn, spawnSync } from 'node:child_process';
import { onProjectNode } from './lib/on-project-node.mjs';
import { say } from './lib/progress.mjs';

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });

/** @returns {string} the commit to compare with: the one asked for, else where the branch left its upstream, else HEAD */
function base() {
  const [asked] = process.argv.slice(2);
  if (asked) return asked;
  const { status, stdout } = git('merge-base', 'HEAD', '@{upstream}');
  return status === 0 ? stdout.trim() : 'HEAD';
}

function check([title, ...command]) {
  const begun = performance.now();
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test' },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (status !== 0) process.stdout.write(Buffer.concat(chunks));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      say(`${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
      resolve(status === 0);
    });
  });
}

async function testQuick() {
  const plainly = process.stdout.isTTY ? [] : ['--colors=off'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*', '--passWithNoTests'];
  const results = await Promise.all([
    check(['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', ...plainly]),
    check(['types', 'node_modules/typescript/bin/tsc', '-p', '.']),
    check(['units that the change reaches', ...vitest, '--changed', base()]),
  ]);
  const passed = results.filter(Boolean).length;
  process.exitCode = passed < results.length ? 1 : 0;
  say(`${passed} passed, ${results.length - passed} failed`);
}

await onProjectNode(testQuick);
