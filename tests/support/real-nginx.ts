import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { brotliModule, problemsOf, runNginx, writeMain } from '../../scripts/lib/nginx.mjs';
import { freePort } from './fault-site.ts';
import { oneLanguage } from './languages.ts';

/** The configuration that `npm run nginx` writes for a site with these settings. */
export function writtenConfiguration(variables: Record<string, string>, options: string[]): string {
  const withoutBrotli = brotliModule() ? [] : ['--without-brotli'];
  return execFileSync(process.execPath, ['scripts/nginx.mjs', ...options, ...withoutBrotli], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...oneLanguage,
      ...variables,
    } as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
}

export type RealNginx = {
  url: string;
  folder: string;
  pid: number | undefined;
  /** Lines of its log of errors. */
  errors(): string[];
  /** Reads its configuration again, as `systemctl reload nginx` does. */
  reload(): void;
  stop(): Promise<void>;
};

/** The same over TLS. Plain HTTP has a free port in place of 80. */
export async function startNginxWithTls(
  variables: Record<string, string>,
  upstream: string,
): Promise<{ tlsPort: number; plainUrl: string; stop(): Promise<void> }> {
  const folder = temporaryFolder();
  const [tlsPort, plainPort] = [await freePort(), await freePort()];
  const { file: certificate, key } = selfSigned(folder, new URL(variables.SITE_URL ?? '').hostname);
  const options = ['--listen', `127.0.0.1:${tlsPort}`, '--cache', path.join(folder, 'cache')];
  options.push('--upstream', upstream, '--certificate', certificate, '--key', key);
  const written = writtenConfiguration(variables, options).replace(
    'listen 80;',
    `listen 127.0.0.1:${plainPort};`,
  );
  const plainUrl = `http://127.0.0.1:${plainPort}`;
  const nginx = await runNginx(writeMain(folder, written), `${plainUrl}/api/`);
  return {
    tlsPort,
    plainUrl,
    async stop() {
      await nginx.stop();
      removeFolder(folder);
    },
  };
}

/** nginx on loopback with that configuration. @param variables of the site @param upstreams host:port of each instance */
export async function startNginxBefore(
  variables: Record<string, string>,
  upstreams: readonly string[],
): Promise<RealNginx> {
  const folder = temporaryFolder();
  const listen = `127.0.0.1:${await freePort()}`;
  const options = ['--listen', listen, '--cache', path.join(folder, 'cache')];
  for (const upstream of upstreams) options.push('--upstream', upstream);
  const file = writeMain(folder, writtenConfiguration(variables, options));
  const problems = problemsOf(file);
  if (problems) throw new Error(`nginx refuses its configuration:\n${problems}`);
  const nginx = await runNginx(file, `http://${listen}`);
  return {
    url: nginx.url,
    folder,
    pid: nginx.pid,
    errors: () => fs.readFileSync(path.join(folder, 'error.log'), 'utf8').split('\n').filter(Boolean),
    reload: () => void process.kill(nginx.pid ?? 0, 'SIGHUP'),
    async stop() {
      await nginx.stop();
      removeFolder(folder);
    },
  };
}

/** Problems that `nginx -t` finds in a configuration that is not served. */
export function problemsWith(configuration: string): string {
  const folder = temporaryFolder();
  try {
    return problemsOf(
      writeMain(folder, configuration.replaceAll('/var/lib/nginx/chhatri', `${folder}/cache`)),
    );
  } finally {
    removeFolder(folder);
  }
}

/** A self-signed certificate for one name. */
export function selfSigned(folder: string, name: string): { file: string; key: string } {
  const [file, key] = [path.join(folder, 'tls.crt'), path.join(folder, 'tls.key')];
  const subject = ['-subj', `/CN=${name}`, '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', file, ...subject],
    { stdio: 'ignore' },
  );
  fs.chmodSync(key, 0o600);
  return { file, key };
}

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };
export type AskOptions = { host?: string; method?: string; encoding?: string };

/** Not decompressed, and with the path as it is given. */
export function askAsItTravels(
  base: string,
  address: string,
  { host = new URL(base).host, method = 'GET', encoding = 'br' }: AskOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const headers = { 'accept-encoding': encoding, accept: 'text/html', host };
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path: address, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

/** The answer to a name over TLS, whatever the certificate says: its status, and where it leads. */
export async function statusAndPlace(
  port: number,
  name: string,
  asked: { path: string; method: string },
): Promise<[number | undefined, string | undefined]> {
  const request = https.request({
    ...{ port, servername: name, rejectUnauthorized: false, headers: { host: name } },
    ...asked,
  });
  const [response] = (await once(request.end(), 'response')) as [http.IncomingMessage];
  response.resume();
  return [response.statusCode, response.headers.location];
}
