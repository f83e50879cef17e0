// nginx as a process of our own, on a configuration of our own: for the benchmark and for tests.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onPath } from './installed-program.mjs';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
export const howToGetNginx = `apt-get install --no-install-recommends ${packages.join(' ')}`;

const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
];

/** @returns {string | undefined} */
export function findNginx() {
  return onPath('nginx') ?? ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => fs.existsSync(file));
}

/** @returns {string | undefined} the module's path */
export function brotliModule() {
  return brotliModules.find((file) => fs.existsSync(file));
}

/** Runs as the current user, in the foreground, and keeps all that it writes in one folder. @param http content of the `http` context */
export function writeMain(folder, http) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const module = brotliModule();
  const file = path.join(folder, 'nginx.conf');
  const text = `
    ${module ? `load_module ${module};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes auto; pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      default_type application/octet-stream; access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${http}
    }`;
  fs.writeFileSync(file, text);
  return file;
}

/** @returns {string} what `nginx -t` says against the configuration; empty when it is fine */
export function problemsOf(file) {
  const log = path.join(path.dirname(file), 'test.log');
  const { status, stderr } = spawnSync(findNginx(), ['-t', '-q', '-c', file, '-e', log], {
    encoding: 'utf8',
  });
  return status === 0 ? stderr : stderr || `status ${status}`;
}

/**
 * @param {string} file the main configuration
 * @param {string} url where it answers once it runs
 * @throws Error when it does not start
 */
export async function runNginx(file, url) {
  const child = spawn(findNginx(), ['-c', file, '-e', path.join(path.dirname(file), 'error.log')], {
    stdio: 'inherit',
  });
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (attempt > 100 || child.exitCode !== null) throw new Error('nginx did not start.');
    await pause(50);
  }
  async function stop() {
    const gone = once(child, 'exit');
    child.kill('SIGQUIT');
    await gone;
  }
  return { url, pid: child.pid, stop };
}

async function answers(url) {
  return (await fetch(url).catch(() => undefined)) !== undefined;
}
