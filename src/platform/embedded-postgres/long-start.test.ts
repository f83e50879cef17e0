import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { postmasterPid, silentLog } from '../testing/test-database.ts';
import { findRunningPostgres } from './find.ts';
import { commandOf, sleep } from './processes.ts';
import { startEmbeddedPostgres } from './start.ts';

vi.setConfig({ testTimeout: 60_000 });

const tidyUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const tidyUp of tidyUps.splice(0).reverse()) await tidyUp();
});

function newFolder(): string {
  const folder = temporaryFolder();
  tidyUps.push(() => removeFolder(folder));
  return folder;
}

async function start(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  tidyUps.push(() => server.stop());
  return server;
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

async function askUntilItAnswers(url: string, question: string): Promise<unknown[]> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await ask(url, question).catch(() => undefined);
    if (answer) return answer;
    await sleep(100);
  }
  throw new Error('The database did not come back.');
}

/** Another process that starts the database and then only lives. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const child = startProcess(dataDir);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

/** @param first what it does before */
function startProcess(dataDir: string, first = ''): ChildProcess {
  const script = `
    import fs from 'node:fs';
    ${first}
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.resolve(import.meta.dirname, 'start.ts'))});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } });
    process.stdout.write('up');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  tidyUps.push(() => child.kill('SIGKILL'));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a fresh folder gets a durable database that is reachable through a private socket only', async () => {
  const server = await start(newFolder());
  expect(server.isAdopted).toBe(false);
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding'];
  const question = `select ${settings.map((name) => `current_setting('${name}')`).join(', ')}, lower('É')`;
  expect(await ask(server.url, question)).toEqual(['on', 'on', 'on', '', 'UTF8', 'é']);
  const sockets = decodeURIComponent(new URL(server.url).host);
  expect(fs.statSync(sockets).mode & 0o777).toBe(0o700);
  await expect(ask(server.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'authentication',
  );
});

test('data survives a stop and a start', async () => {
  const dataDir = newFolder();
  const first = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await ask(first.url, 'create table kept as select 42 as value');
  await first.stop();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  const second = await start(dataDir);
  expect(await ask(second.url, 'select value from kept')).toEqual([42]);
});

test('a second start on the same folder says so and leaves the first one its database', async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);
  await expect(startEmbeddedPostgres({ dataDir, log: silentLog })).rejects.toThrow(
    `Process ${process.pid} already runs`,
  );
  expect(await ask(first.url, 'select 1')).toEqual([1]);
  expect(await findRunningPostgres(dataDir)).toBe(first.url);
});

test('when two start at the same moment on a fresh folder, one wins', async () => {
  const dataDir = newFolder();
  const starts = await Promise.allSettled(
    [1, 2, 3].map(() => startEmbeddedPostgres({ dataDir, log: silentLog })),
  );
  const won = starts.filter((outcome) => outcome.status === 'fulfilled');
  expect(won).toHaveLength(1);
  for (const { value } of won) {
    tidyUps.push(() => value.stop());
    expect(await ask(value.url, 'select 1')).toEqual([1]);
  }
});

test('a start waits for a moment for one that is just stopping', async () => {
  const dataDir = newFolder();
  const first = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const [second] = await Promise.all([start(dataDir), sleep(500).then(first.stop)]);
  expect(await ask(second.url, 'select 1')).toEqual([1]);
});

test('the server of a killed process is adopted, and stopped with the one that adopted it', async () => {
  const dataDir = newFolder();
  const other = await startElsewhere(dataDir);
  await expect(startEmbeddedPostgres({ dataDir, log: silentLog })).rejects.toThrow(
    `Process ${other.pid} already`,
  );
  const pid = postmasterPid(dataDir);
  await kill(other);
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  expect(server.isAdopted).toBe(true);
  expect(postmasterPid(dataDir)).toBe(pid);
  expect(await ask(server.url, 'select 1')).toEqual([1]);
  await server.stop();
  expect(commandOf(pid)).toBe('');
});

test('a process that exits while its server starts leaves none behind', async () => {
  const dataDir = newFolder();
  await (await startEmbeddedPostgres({ dataDir, log: silentLog })).stop();
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
  const other = startProcess(
    dataDir,
    `setInterval(() => fs.existsSync('${pidFile}') && process.exit(1), 1);`,
  );
  await once(other, 'exit');
  for (let attempt = 0; fs.existsSync(pidFile) && attempt < 100; attempt += 1) await sleep(50);
  expect(fs.existsSync(pidFile)).toBe(false);
});

test('a killed server is started again, whether it was started here or adopted', async () => {
  const dataDir = newFolder();
  await kill(await startElsewhere(dataDir));
  const server = await start(dataDir);
  for (const _ of ['adopted', 'started here']) {
    const pid = postmasterPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await sleep(50);
    expect(await askUntilItAnswers(server.url, 'select 1')).toEqual([1]);
    expect(postmasterPid(dataDir)).not.toBe(pid);
  }
});

test('lock files whose process number has gone to another program do not keep it from starting', async () => {
  const dataDir = newFolder();
  const first = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const sockets = decodeURIComponent(new URL(first.url).host);
  await first.stop();
  // PostgreSQL only minds a process of its own user, other than its parent.
  const { uid, gid } = fs.statSync(path.join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
  tidyUps.push(() => stranger.kill());
  fs.writeFileSync(path.join(dataDir, 'postgres/postmaster.pid'), `${stranger.pid}\n${dataDir}/postgres\n`);
  fs.mkdirSync(sockets, { mode: 0o700 });
  fs.writeFileSync(path.join(sockets, '.s.PGSQL.5432.lock'), `${stranger.pid}\n`);
  const second = await start(dataDir);
  expect(await ask(second.url, 'select 1')).toEqual([1]);
});

test('remains of an interrupted first start are not taken for a database', async () => {
  const dataDir = newFolder();
  fs.mkdirSync(path.join(dataDir, 'postgres.new-0000'));
  fs.writeFileSync(path.join(dataDir, 'postgres.new-0000/PG_VERSION'), '18\n');
  const server = await start(dataDir);
  expect(await ask(server.url, 'select 1')).toEqual([1]);
  // The note is there where the programs had to be copied.
  const left = fs.readdirSync(dataDir).filter((name) => name !== 'postgres.place');
  expect(left.sort()).toEqual(['postgres', 'postgres.log']);
});

test.skipIf(process.getuid?.() !== 0)(
  'as root in a private folder it works from another place and says so',
  async () => {
    const dataDir = newFolder();
    fs.chmodSync(dataDir, 0o700);
    const notices: string[] = [];
    const log = { info: () => undefined, warn: (event: string) => notices.push(event) };
    const first = await startEmbeddedPostgres({ dataDir, log });
    const place = fs.readFileSync(path.join(dataDir, 'postgres.place'), 'utf8').trim();
    expect(place).toMatch(/^\/var\/lib\/chhatri\/[0-9a-f]{12}$/);
    expect(notices.join()).toContain(place);
    await ask(first.url, 'create table kept as select 42 as value');
    await first.stop();
    const second = await start(dataDir);
    expect(await ask(second.url, 'select value from kept')).toEqual([42]);
  },
);

test('a server that cannot start says why and names DATABASE_URL', async () => {
  const dataDir = newFolder();
  await (await startEmbeddedPostgres({ dataDir, log: silentLog })).stop();
  fs.writeFileSync(path.join(dataDir, 'postgres/postgresql.conf'), 'max_connections = many\n');
  const starting = startEmbeddedPostgres({ dataDir, log: silentLog });
  await expect(starting).rejects.toThrow(/max_connections[\s\S]*DATABASE_URL/);
});
