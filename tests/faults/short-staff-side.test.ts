import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { until } from '../support/fault-wait.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';

/** The staff side is a process of its own: neither takes the other along, but for the site, which it must not outlive. */
const tidyUp = tidyUpAfterwards();

let site: FaultSite;
beforeAll(async () => {
  site = await newSite({ DESK: 'on' });
  tidyUp(() => site.remove());
  await copySeededCluster(site.dataDir);
  await site.start();
});

const statusOf = async (url: string) => (await fetch(url)).status;

/** @throws Error while there is none */
function staffSideOf(): number {
  return Number(execFileSync('pgrep', ['-P', String(site.pid()), '-f', 'staff.js'], { encoding: 'utf8' }));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('kill -9 of the staff side: visitors notice nothing, and staff wait a moment', async () => {
  // A request that arrives while it is being begun waits for it, on a busy machine in vain.
  const asked = Date.now();
  if ((await statusOf(`${site.url}/desk/login`)) !== 200) expect(Date.now() - asked).toBeGreaterThan(29_000);
  await until('the desk answers', 60_000, async () => (await statusOf(`${site.url}/desk/login`)) === 200);
  const killed = staffSideOf();
  process.kill(killed, 'SIGKILL');
  expect(await statusOf(`${site.url}/`)).toBe(200);
  await until(
    'the desk answers again',
    30_000,
    async () => (await statusOf(`${site.url}/desk/login`)) === 200,
  );
  expect(staffSideOf()).not.toBe(killed);
  expect(await statusOf(`${site.url}/admin`)).toBe(200);
});

test('it ends with the site, whether that is stopped or killed', async () => {
  expect(await statusOf(`${site.url}/desk/login`)).toBe(200);
  const first = staffSideOf();
  await site.kill();
  await until('the staff side has ended', 10_000, async () => !isAlive(first));
  await site.start();
  expect(await statusOf(`${site.url}/desk/login`)).toBe(200);
  const second = staffSideOf();
  expect(await site.stop()).toBe(0);
  expect(isAlive(second)).toBe(false);
});
