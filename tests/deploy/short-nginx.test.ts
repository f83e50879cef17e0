import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '../../scripts/lib/nginx.mjs';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { type FaultSite, newSite } from '../support/fault-site.ts';
import { newAsk, newSession, send, sendPage } from '../support/fault-visitor.ts';
import { until } from '../support/fault-wait.ts';
import {
  type Answer,
  type AskOptions,
  askAsItTravels,
  problemsWith,
  type RealNginx,
  selfSigned,
  startNginxBefore,
  startNginxWithTls,
  statusAndPlace,
  writtenConfiguration,
} from '../support/real-nginx.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';

/** A real nginx before a real site: it says what the site says, and shows nothing that the site does not. */
const tidyUp = tidyUpAfterwards();
let site: FaultSite;
let nginx: RealNginx;

const ask = (base: string, address: string, options: AskOptions = {}) =>
  askAsItTravels(base, address, { host: new URL(site.url).host, ...options });

/** Headers of the connection, not of the page; and those that identify a version of a file, where each server has its own way. */
const ofServer = 'server date connection keep-alive etag last-modified accept-ranges x-request-id'.split(' ');

function comparable({ status, headers, body }: Answer) {
  const own = Object.entries(headers).filter(([name]) => !ofServer.includes(name));
  const lower = own.map(([name, value]) => [name, name === 'vary' ? String(value).toLowerCase() : value]);
  return { status, headers: Object.fromEntries(lower), body: body.toString('base64') };
}

/** Only a file has a date. */
const isFromDisk = ({ headers }: Answer) => headers['last-modified'] !== undefined;

describe.skipIf(!findNginx())('nginx before the site', () => {
  beforeAll(async () => {
    site = await newSite({ TRUSTED_PROXIES: '127.0.0.1' });
    tidyUp(() => site.remove());
    await copySeededCluster(site.dataDir);
    await site.start();
    nginx = await startNginxBefore(settings(), [new URL(site.url).host]);
    tidyUp(() => nginx.stop());
    await until('pages come from disk', 30_000, async () => isFromDisk(await ask(nginx.url, '/')));
  });

  const elsewhere = { SITE_URL: 'https://www.example.com', CAPTCHA: 'altcha' };
  const settings = () => ({ SITE_URL: site.url, DATA_DIR: site.dataDir, CAPTCHA: 'off' });

  const pages = [
    '/',
    '/group-medical-cover',
    '/risk-janampatri',
    '/about-us',
    '/',
    '/group-medical-cover?utm_source=mail',
  ];
  const forms = ['br', 'gzip', 'identity', 'br;q=0, gzip', 'gzip, deflate, br, zstd', ''];

  test.each(pages)('%s comes from disk with the bytes and headers of the site', async (address) => {
    for (const encoding of forms) {
      const [ours, theirs] = [
        await ask(site.url, address, { encoding }),
        await ask(nginx.url, address, { encoding }),
      ];
      expect(comparable(theirs), encoding).toEqual(comparable(ours));
      expect(isFromDisk(theirs), encoding).toBe(true);
    }
    const head = await ask(nginx.url, address, { method: 'HEAD' });
    expect(comparable(head)).toEqual(comparable(await ask(site.url, address, { method: 'HEAD' })));
  });

  const others = [
    ...[
      '/404',
      '/no-such-page',
      '/index',
      '/index.html',
      '/group-medical-cover/',
      '//group-medical-cover',
      '/%67roup-medical-cover',
    ],
    ...[
      '/group-medical-cover.md',
      '/group-medical-cover.html',
      '/group-medical-cover.html.br',
      '/sitemap.xml',
      '/robots.txt',
    ],
    ...[
      '/healthz',
      '/call-back',
      '/favicon.svg',
      '/manifest.webmanifest',
      '/api/no-such',
      '/desk',
      '/admin',
      '/.states.json',
    ],
    ...[
      '/thank-you-call-back?reference=AB12CD34',
      '/thank-you?reference=AB12CD34',
      '/published/index.html',
      '/.none',
    ],
  ];

  test.each(others)('%s is the site\u2019s own answer', async (address) => {
    const [ours, theirs] = [await ask(site.url, address), await ask(nginx.url, address)];
    expect(isFromDisk(theirs)).toBe(false);
    expect([theirs.status, theirs.headers.location]).toEqual([ours.status, ours.headers.location]);
    expect(theirs.headers['content-type']).toBe(ours.headers['content-type']);
    expect(theirs.headers['content-security-policy']).toBe(ours.headers['content-security-policy']);
    expect(theirs.headers['x-content-type-options']).toBe(ours.headers['x-content-type-options']);
  });

  test('the notes beside the pages are refused, in every spelling', async () => {
    const note = '/group-medical-cover.note.json';
    const [root = ''] = fs.readdirSync(path.join(site.dataDir, 'proxied'));
    expect(fs.existsSync(path.join(site.dataDir, 'proxied', root, note))).toBe(true);
    const spellings = [
      note,
      `${note}?`,
      `/x/..${note}`,
      `/x/%2e%2e${note}`,
      note.replace('.note', '%2enote'),
      `/${note}`,
      `${note}%00.html`,
    ];
    for (const spelling of spellings) {
      const { status, body } = await ask(nginx.url, spelling, { encoding: '' });
      expect([spelling, status < 300]).toEqual([spelling, false]);
      expect(body.toString()).not.toContain('surroundings');
    }
  });

  test('scripts come once from the site and then from nginx, the same', async () => {
    const html = (await ask(site.url, '/', { encoding: '' })).body.toString();
    const [, script = ''] = /(\/assets\/[\w.-]+\.js)/.exec(html) ?? [];
    expect(script).not.toBe('');
    const ours = comparable(await ask(site.url, script));
    for (const _ of [1, 2]) expect(comparable(await ask(nginx.url, script))).toEqual(ours);
  });

  test('a browser that already has a page gets a 304', async () => {
    const first = await fetch(nginx.url);
    const again = await fetch(nginx.url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([
      304,
      first.headers.get('content-security-policy'),
    ]);
  });

  test('methods other than reading reach the site', async () => {
    for (const base of [site.url, nginx.url])
      expect((await ask(base, '/group-medical-cover', { method: 'POST' })).status).toBe(405);
  });

  test('the configuration is checked for being up to date', () => {
    const file = path.join(nginx.folder, 'written.conf');
    const options = ['--upstream', '127.0.0.1:3000'];
    fs.writeFileSync(file, writtenConfiguration(settings(), options));
    expect(writtenConfiguration(settings(), [...options, '--check', file])).toContain('is up to date');
    const moved = { ...settings(), ...elsewhere };
    expect(() => writtenConfiguration(moved, [...options, '--check', file])).toThrow('Command failed');
  });

  test('with TLS it is valid, sends HSTS and leads from HTTP to HTTPS', () => {
    const { file, key } = selfSigned(nginx.folder, 'www.example.com');
    const variables = { ...settings(), ...elsewhere };
    const text = writtenConfiguration(variables, ['--certificate', file, '--key', key]);
    expect(problemsWith(text)).toBe('');
    expect(text).toContain('add_header strict-transport-security "max-age=31536000; includeSubDomains";');
    expect(text).toContain('return 301 https://www.example.com$request_uri;');
    if (fs.existsSync('/proc/net/if_inet6')) expect(text).toContain('listen [::]:443 ssl http2;');
  });

  test('with TLS any other name is led to the site’s own, where its forms are taken', async () => {
    const tls = await startNginxWithTls({ ...settings(), ...elsewhere }, new URL(site.url).host);
    tidyUp(() => tls.stop());
    const answerTo = (name: string, address: string, method = 'GET') =>
      statusAndPlace(tls.tlsPort, name, { path: address, method });
    expect(await answerTo('www.example.com', '/group-medical-cover')).toEqual([200, undefined]);
    for (const name of ['example.com', 'localhost']) {
      const own = 'https://www.example.com/group-medical-cover?a=1';
      expect(await answerTo(name, '/group-medical-cover?a=1')).toEqual([301, own]);
      expect(await answerTo(name, '/api/save_lead_data', 'POST')).toEqual([403, undefined]);
    }
    const plain = await fetch(`${tls.plainUrl}/desk`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://www.example.com/desk']);
  });

  test('pages are not read from disk under headers that they were not rendered for', async () => {
    const moved = { ...settings(), ...elsewhere };
    const other = await startNginxBefore(moved, [new URL(site.url).host]);
    try {
      const page = await ask(other.url, '/group-medical-cover');
      expect([page.status, isFromDisk(page)]).toEqual([200, false]);
    } finally {
      await other.stop();
    }
  });

  test('an enquiry is sent through nginx, by the dialog and by the form as a page', async () => {
    const through = { ...(await newSession(nginx.url)), origin: site.url };
    const sent = await send(nginx.url, through, newAsk());
    expect([sent.status, sent.body.status_code]).toEqual([200, 1]);
    const thanked = await sendPage(nginx.url, newAsk(), site.url);
    expect([thanked.status, thanked.to]).toEqual([303, expect.stringMatching(/^\/thank-you\?/)]);
    const shown = await ask(nginx.url, thanked.to, { encoding: '' });
    expect([shown.status, isFromDisk(shown)]).toEqual([200, false]);
  });

  test('an enquiry goes to the next instance when one goes away with it, but only under a key', async () => {
    const lost: string[] = [];
    const dying = net.createServer((socket) =>
      socket.once('data', (request) => {
        lost.push(request.toString('latin1').split(' HTTP')[0] ?? '');
        socket.destroy();
      }),
    );
    tidyUp(() => void dying.close());
    await once(dying.listen(0, '127.0.0.1'), 'listening');
    const { port } = dying.address() as net.AddressInfo;
    const before = await startNginxBefore(settings(), [`127.0.0.1:${port}`, new URL(site.url).host]);
    tidyUp(() => before.stop());
    const session = { ...(await newSession(before.url)), origin: site.url };
    const save = 'POST /api/save_lead_data';
    await until('an enquiry met the one that goes away', 30_000, async () => {
      expect((await send(before.url, session, newAsk())).status).toBe(200);
      return lost.includes(save);
    });
    lost.length = 0;
    await until('a form without a key met it', 30_000, async () => {
      const { status } = await ask(before.url, '/api/save_lead_data', { method: 'POST' });
      expect(status).toBe(lost.includes(save) ? 502 : 400);
      return lost.includes(save);
    });
  });
});
