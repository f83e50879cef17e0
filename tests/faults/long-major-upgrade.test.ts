import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { findFormerPrograms } from '#platform/embedded-postgres/former-programs.ts';
import { addressOf, makeCluster, readPassword } from '#platform/embedded-postgres/initdb.ts';
import { choosePlace, findCluster } from '#platform/embedded-postgres/place.ts';
import { launchPostmaster, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts';
import { socketFolder } from '#platform/embedded-postgres/sockets.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { upgradedName } from '#platform/embedded-postgres/upgrade-swap.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { silentLog } from '#platform/testing/test-database.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { say } from '../support/fault-say.ts';
import { newSite } from '../support/fault-site.ts';
import { newAsk, newSession, send } from '../support/fault-visitor.ts';
import { pause } from '../support/fault-wait.ts';
import { openRunbook } from '../support/runbook.ts';
import { shell } from '../support/shell.ts';
import { migrateDatabase, seedDatabase } from '../support/template-database.ts';

/**
 * Files of the former major version, with the real schema, the seed and enquiries, are opened by this one: by the lines of
 * docs/runbooks/upgrade-postgres.md, and with kills in between.
 */
const runbook = openRunbook('upgrade-postgres.md');
const tidyUp = tidyUpAfterwards();
const former = 17;
const manyRows = 30_000;
let template: string;

const install = runbook.command(/^npm install/).replace('linux-x64', `${process.platform}-${process.arch}`);

/** A line of the runbook, for another data folder than `.data`. */
function run(command: string, dataDir: string): void {
  expect(shell(command.replaceAll('.data', dataDir))).toMatchObject({ status: 0 });
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: question, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Runs the files of the former version by its own programs. */
async function onFormer(dataDir: string, work: (url: string) => Promise<void>): Promise<void> {
  const place = choosePlace(dataDir);
  const binaries = findFormerPrograms({ from: former, to: 0, cluster: place.cluster, dataDir });
  const old = { ...place, binaries };
  if (!fs.existsSync(old.cluster)) await makeCluster(old);
  const sockets = socketFolder(old.cluster, old.owner);
  const server = await launchPostmaster(old, sockets);
  await work(addressOf(sockets, readPassword(old.cluster)));
  await stopPostmaster(server);
}

beforeAll(async () => {
  template = temporaryFolder();
  tidyUp(() => removeFolder(template));
  run(install, template);
  await onFormer(template, async (url) => {
    await migrateDatabase(url);
    await seedDatabase(url);
    await ask(
      url,
      `create table public.many as
         select id, md5(id::text) as text, now() as at from generate_series(1, ${manyRows}) as id`,
    );
  });
});

function newDataDir(): string {
  const dataDir = temporaryFolder();
  tidyUp(() => removeFolder(dataDir));
  execFileSync('cp', ['-a', `${template}/.`, dataDir]);
  return dataDir;
}
const majorOf = (cluster: string) => fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: silentLog });

/** Every table's rows, and every index, constraint and trigger. */
async function contentOf(url: string): Promise<unknown[]> {
  const tables = await ask(
    url,
    `select format('%I.%I', schemaname, tablename) from pg_tables where schemaname !~ '^(pg_|information_schema)' order by 1`,
  );
  const each = tables.map(
    (table) =>
      `select ${pg.escapeLiteral(String(table))}, count(*), md5(string_agg(t::text, '' order by t::text)) from only ${table} t`,
  );
  const rows = await ask(url, `${each.join(' union all ')} order by 1`);
  const parts = await ask(
    url,
    `select indexdef from pg_indexes where schemaname !~ '^pg_' union all
     select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype in ('p', 'u', 'f', 'c') and conrelid <> 0 union all
     select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal union all
     select schemaname || sequencename || coalesce(last_value::text, '') from pg_sequences order by 1`,
  );
  return [...rows, ...parts];
}

test('without the former programs, or with others, the start names the command and changes nothing', async () => {
  const dataDir = newDataDir();
  fs.rmSync(path.join(dataDir, 'former-postgres'), { recursive: true });
  const refusal = await start(dataDir).catch((error: Error) => error.message);
  expect(refusal).toContain(`was written by PostgreSQL ${former}`);
  expect(refusal).toContain(install.replace('.data', fs.realpathSync(dataDir)));
  expect(majorOf(String(findCluster(dataDir)))).toBe(String(former));
});

test('everything is copied and compared, the former files stay, and the runbook leads back and removes them', async () => {
  const dataDir = newDataDir();
  let before: unknown[] = [];
  await onFormer(dataDir, async (url) => {
    before = await contentOf(url);
  });
  const begun = performance.now();
  const server = await start(dataDir);
  say('major upgrade', { ms: Math.round(performance.now() - begun), parts: before.length });
  expect(await ask(server.url, 'show server_version_num')).not.toEqual([expect.stringMatching(/^17/)]);
  expect(await contentOf(server.url)).toEqual(before);
  expect(await ask(server.url, 'show wal_level')).toEqual(['replica']);
  await server.stop();

  run(runbook.command(/^mv/), dataDir);
  await onFormer(dataDir, async (url) => expect(await contentOf(url)).toEqual(before));
  const again = await start(dataDir);
  expect(await contentOf(again.url)).toEqual(before);
  await again.stop();
  run(runbook.command(/^rm/), dataDir);
  const last = await start(dataDir);
  expect(await contentOf(last.url)).toEqual(before);
  await last.stop();
});

/** A start in a process of its own, killed after so many milliseconds. @returns whether it was killed before its end */
async function killedStart(dataDir: string, ms: number): Promise<boolean> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.resolve('src/platform/embedded-postgres/start.ts'))});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } });
    await server.stop();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await Promise.race([ended, pause(ms)]);
  const isRunning = child.exitCode === null;
  child.kill('SIGKILL');
  await ended;
  return isRunning;
}

test('killed at any moment it begins again, and loses nothing', { timeout: 600_000 }, async () => {
  const dataDir = newDataDir();
  let before: unknown[] = [];
  await onFormer(dataDir, async (url) => {
    before = await contentOf(url);
  });
  let kills = 0;
  for (let ms = 800; await killedStart(dataDir, ms); ms = 1.6 * ms + Math.random() * 500) kills += 1;
  say('major upgrade, killed', { kills });
  expect(kills).toBeGreaterThan(2);
  const server = await start(dataDir);
  expect(await contentOf(server.url)).toEqual(before);
  await server.stop();
  const left = fs
    .readdirSync(path.dirname(String(findCluster(dataDir))))
    .filter((name) => /^postgres\./.test(name));
  expect(left.filter((name) => !['postgres.log', 'postgres.place'].includes(name))).toEqual([
    `postgres.former-${former}`,
  ]);
});

test('killed between the two renames, the next start finishes them instead of making an empty database', async () => {
  const dataDir = newDataDir();
  const server = await start(dataDir);
  const rows = await ask(server.url, 'select count(*) from public.many');
  await server.stop();
  const cluster = String(findCluster(dataDir));
  fs.renameSync(cluster, upgradedName(cluster));
  const next = await start(dataDir);
  expect(await ask(next.url, 'select count(*) from public.many')).toEqual(rows);
  await next.stop();
});

test('the site serves and saves on files of the former version', async () => {
  const site = await newSite();
  tidyUp(() => site.remove());
  execFileSync('cp', ['-a', `${template}/.`, site.dataDir]);
  expect(runbook.command(/^npm start$/)).toBeTruthy();
  await site.start();
  expect(site.output()).toContain('the embedded database was upgraded');
  expect((await fetch(`${site.url}/readyz/save`)).status).toBe(200);
  const answer = await send(site.url, await newSession(site.url), newAsk());
  expect([answer.status, answer.body.data?.waiting]).toEqual([200, undefined]);
  const backup = shell(runbook.command(/^npm run backup$/), { variables: { DATA_DIR: site.dataDir } });
  expect([backup.status, backup.output]).toEqual([0, expect.stringContaining('rows of')]);
});
