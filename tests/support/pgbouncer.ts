import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { findPgbouncer } from '../../scripts/lib/pgbouncer.mjs';
import { freePort } from './fault-site.ts';
import { until } from './fault-wait.ts';

/**
 * A real PgBouncer before a database.
 * @returns the address to connect to instead, and how to stop it
 */
export async function startPgbouncer(databaseUrl: string, poolMode: 'session' | 'transaction') {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  // The folder of a socket, which its owner may enter.
  const host = decodeURIComponent(hostname);
  const folder = temporaryFolder();
  const listenPort = await freePort();
  const database = pathname.slice(1);
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(
    file,
    `[databases]
${database} = host=${host} port=${port || 5432} user=${username} password='${decodeURIComponent(password)}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${poolMode}
`,
  );
  fs.chmodSync(folder, 0o755);
  // PgBouncer refuses to run as root.
  const { uid, gid } = fs.statSync(host);
  const child = spawn(findPgbouncer() ?? '', [file], { stdio: 'ignore', uid, gid });
  await until('PgBouncer listens', 10_000, () => answers(listenPort));
  return {
    url: `postgres://${username}@127.0.0.1:${listenPort}/${database}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
      removeFolder(folder);
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
