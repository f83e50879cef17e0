// `npm run test:fuzz`: a hundred thousand random requests by a stranger and each role, against the built site on
// loopback. Not a part of `npm test`, which sends four hundred. `-- --requests 5000 --seed 7` sends others, or the same
// ones again; `--minutes 10` ends ten minutes after the warm-up, and says how many it were.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';

const { values } = parseArgs({
  options: { requests: { type: 'string' }, seed: { type: 'string' }, minutes: { type: 'string' } },
});

async function testWithRandomRequests() {
  process.env.NODE_ENV = 'production';
  await inOneProcess(ensureBuilt);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'fuzz'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ...(values.requests && { FUZZ_REQUESTS: values.requests }),
        ...(values.minutes && { FUZZ_MINUTES: values.minutes }),
        ...(values.seed && { FUZZ_SEED: values.seed }),
      },
    },
  );
  const passed = status === 0 ? 1 : 0;
  console.log(`${passed} passed, ${1 - passed} failed`);
  process.exitCode = status ?? 1;
}

await onProjectNode(testWithRandomRequests);
