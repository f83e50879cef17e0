import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from './machine.mjs';

/** An nginx of our own on loopback, for one folder of files with compressed forms beside them. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
];

export const howToGetNginx =
  'apt-get install --no-install-recommends nginx-light libnginx-mod-http-brotli-static';

/**
 * @param headers with which `/headed` answers, which is the first page again
 * @returns nothing where nginx is not installed
 */
export async function startNginx({ folder, files, port, headers }) {
  const program = findProgram('nginx');
  if (!program) return undefined;
  const brotliModule = brotliModules.find((file) => fs.existsSync(file));
  const configuration = path.join(folder, 'nginx.conf');
  fs.writeFileSync(configuration, configure({ folder, files, port, headers, brotliModule }));
  const child = spawn(program, ['-c', configuration, '-e', path.join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (attempt > 100 || child.exitCode !== null) throw new Error('nginx did not start.');
    await pause(50);
  }
  async function stop() {
    const gone = once(child, 'exit');
    child.kill('SIGQUIT');
    await gone;
  }
  return { url, pid: child.pid, hasBrotli: Boolean(brotliModule), stop };
}

function configure({ folder, files, port, headers, brotliModule }) {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${brotliModule ? `load_module ${brotliModule};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes auto; pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      types { text/html html; image/webp webp; }
      default_type application/octet-stream; charset utf-8;
      access_log off; server_tokens off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
      open_file_cache max=100 inactive=60s; open_file_cache_valid 1s;
      gzip_static on; gzip_vary on; ${brotliModule ? 'brotli_static on;' : ''}
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port} backlog=1024;
        root ${files};
        location / { try_files $uri $uri/index.html $uri.html =404; }
        location = /headed { ${added.join(' ')} try_files /index.html =404; }
        location = /picture.webp { add_header Cache-Control "public, max-age=31536000, immutable"; }
      }
    }`;
}

async function answers(url) {
  return (await fetch(url).catch(() => undefined))?.ok ?? false;
}
