import { spawn } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { newSite } from '../../tests/support/fault-site.ts';
import { cpuSecondsOf } from './machine.mjs';
import { fillWithCases } from './many-cases.mjs';
import { rounded, table } from './statistics.mjs';

/**
 * A backup of 200,000 cases and 2 GB of files, and its restore into an empty database and an empty folder, by the two
 * commands themselves. Three and five minutes are promised.
 */
const cases = 200_000;
const files = [
  { folder: 'files', count: 4000, bytes: 256 * 1024, name: (n) => `a-file-that-someone-sent-${n}` },
  {
    folder: 'uploads/media',
    count: 10_000,
    bytes: 100 * 1024,
    name: (n) => `roof-${String(n).padStart(16, '0')}-320.webp`,
  },
];
const secret = 'a secret for benchmarks, the same for both commands';

export async function measureBackup({ say }) {
  const folder = temporaryFolder();
  const [server, empty] = [await startServer(folder, 'one'), await startServer(folder, 'other')];
  const site = await newSite({ DATABASE_URL: server.url });
  try {
    // Brings the tables.
    await site.start();
    await site.stop();
    say(`Making ${cases} cases and 2 GB of files …`);
    await fillWithCases({ connectionString: server.url, count: cases });
    await nameFiles(server.url);
    for (const kind of files) writeFiles(site.dataDir, kind);
    const file = path.join(folder, 'backup.tar.age');
    say('Backing up …');
    const backup = await run('backup', [file], { DATABASE_URL: server.url, DATA_DIR: site.dataDir });
    const restored = path.join(folder, 'restored');
    fs.mkdirSync(restored);
    fs.copyFileSync(path.join(site.dataDir, 'backup.key'), path.join(restored, 'backup.key'));
    say('Restoring …');
    const restore = await run('restore', [file], { DATABASE_URL: empty.url, DATA_DIR: restored });
    return { backup, restore, bytes: fs.statSync(file).size };
  } finally {
    await site.remove();
    await server.stop();
    await empty.stop();
    removeFolder(folder);
  }
}

function startServer(folder, name) {
  return startEmbeddedPostgres({ dataDir: path.join(folder, name), log: { info() {}, warn() {} } });
}

function writeFiles(dataDir, { folder, count, bytes, name }) {
  const place = path.join(dataDir, folder);
  fs.mkdirSync(place, { recursive: true });
  const content = Buffer.alloc(bytes);
  for (let n = 0; n < count; n += 1) fs.writeFileSync(path.join(place, name(n)), randomFillSync(content));
}

async function nameFiles(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `insert into enquiry.uploads (id, name, type, size, sha256)
     select 'a-file-that-someone-sent-' || n, 'cv.pdf', 'pdf', $2, 'x' from generate_series(0, $1::int - 1) n`,
    [files[0].count, files[0].bytes],
  );
  await client.end();
}

/** @returns how long it took, what it counted, and how much processor time and memory it had at most */
export async function run(command, args, variables) {
  const begun = performance.now();
  const child = spawn(process.execPath, [`dist/server/${command}.js`, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      APP_SECRET: secret,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  let [megabytes, cpuSeconds] = [0, 0];
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, megabytesOf(child.pid));
    cpuSeconds = Math.max(cpuSeconds, cpuSecondsOf(child.pid) || 0);
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(watching);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said}`);
  const [counted = ''] = /[\d,]+ rows of \d+ tables and [\d,]+ files/.exec(said) ?? [];
  return { seconds: (performance.now() - begun) / 1000, cpuSeconds, megabytes, counted };
}

function megabytesOf(pid) {
  const status = fs.existsSync(`/proc/${pid}/status`) ? fs.readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}

export function reportBackup({ backup, restore, bytes }) {
  return table(
    [
      '200,000 cases and 2 GB of files',
      'seconds',
      'at most',
      'processor, s',
      'memory, MB',
      'counted',
      'GB, sealed',
    ],
    [
      [
        'backup',
        rounded(backup.seconds),
        180,
        rounded(backup.cpuSeconds),
        rounded(backup.megabytes),
        backup.counted,
        rounded(bytes / 1e9, 2),
      ],
      [
        'restore',
        rounded(restore.seconds),
        300,
        rounded(restore.cpuSeconds),
        rounded(restore.megabytes),
        restore.counted,
        '',
      ],
    ],
  );
}
