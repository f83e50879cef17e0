import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { type Ledger, openLedger } from '../support/fault-ledger.ts';
import { until } from '../support/fault-wait.ts';
import { type OwnServer, openServer } from '../support/fault-world.ts';

const tidyUp = tidyUpAfterwards();
const platform = path.resolve('src/platform');
let server: OwnServer;
let ledger: Ledger;

beforeAll(async () => {
  server = await openServer(tidyUp);
  ledger = openLedger(server.url);
  tidyUp(() => ledger.close());
});

/** A process with a queue, as the site has one. */
async function runProcess(lines: string): Promise<number | null> {
  const script = `
    const { inTransaction, setDatabaseUrl } = await import('${platform}/database.ts');
    const { defineQueue, enqueue, startQueue, work } = await import('${platform}/queue.ts');
    setDatabaseUrl(${JSON.stringify(server.url)});
    const deadly = defineQueue('deadly', { retryLimit: 1, retryDelay: 0, retryBackoff: false });
    const add = (number) => inTransaction((client) => enqueue(deadly, { number }, client));
    const workOn = () => work(deadly, async ({ number }) => {
      if (number === 1) process.kill(process.pid, 'SIGKILL');
    });
    await startQueue();
    ${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  tidyUp(() => child.kill('SIGKILL'));
  await once(child, 'exit');
  return child.exitCode;
}

async function states(): Promise<Record<string, string>> {
  const rows = await ledger.rows<{ number: string; state: string }>(
    `select data->>'number' as number, state::text from pgboss.job where name = 'deadly'`,
  );
  return Object.fromEntries(rows.map(({ number, state }) => [number, state]));
}

test('a job that ends its process is tried by the next one and then given up; others are done in between', async () => {
  // A process that was killed has no exit code.
  expect(await runProcess('await add(1); await workOn();')).toBeNull();
  const second = runProcess('await workOn(); await add(2);');
  await until('the other job is done', 60_000, async () => (await states())[2] === 'completed');
  expect(await second, 'it was tried again').toBeNull();
  void runProcess('await workOn(); await add(3);');
  await until('it is given up', 60_000, async () => {
    const { 1: deadly, 3: later } = await states();
    return deadly === 'failed' && later === 'completed';
  });
});
