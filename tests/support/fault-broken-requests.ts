import http from 'node:http';
import fc from 'fast-check';

/** Requests that no browser of ours would send to the staff side, the same ones for the same seed. */
export type BrokenRequest = { method: string; path: string; headers: Record<string, string>; body: string };

/** Is in every body, and must never be found in a log. */
export const bodyMark = 'Rekha-Pillai-of-Nagpur';

const oddWord = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'prototype',
  'pages',
  'users',
  'access',
  'init',
  'og',
  'me',
  'count',
  'versions',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '9999999999',
  '%00',
  '%E0%A4%A',
  '%ff%fe',
  '..%2f..%2fetc',
  '%2e%2e',
  "'%3b--",
  '%F0%9F%92%A5',
  'a'.repeat(3000),
);

const endpoint = fc.constantFrom(
  'users/login',
  'users/forgot-password',
  'users/reset-password',
  'users/logout',
  'users/refresh-token',
  'users/first-register',
  'users/unlock',
  'pages',
  'faqs',
  'call-from-experts',
  'payload-preferences/nav',
  'standing/pages/1',
  'globals/site-settings',
  'legal-documents',
);

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom(
    'where=1',
    'where[or]=1',
    'where[or][0]=x',
    'where[id][equals]=abc',
    'where[id][equals]=99999999999999',
    'where[id][in]=',
    'where[id][near]=1,2,x',
    'where[path][like]=%00',
    'where[__proto__][equals]=1',
    'where[constructor][prototype][equals]=1',
    'where[createdAt][equals]=never',
    'where[nothing][equals]=1',
    'where[title][all]=x',
    'limit=-1&page=-1',
    'limit=abc&page=1e309',
    'limit=99999999999999999999',
    'sort=__proto__',
    'sort=nothing,-id,,',
    'sort[]=1&sort[x]=2',
    'depth=999&locale=__proto__&fallback-locale[]=x',
    'select[__proto__]=true',
    'select=1&populate=1&joins=1',
    'joins[x][limit]=a',
    'draft=true&trash=maybe&pagination=no',
    '%',
    '%E0%A4%A=%ff',
    `q=${'a'.repeat(5000)}`,
  ),
);

const path = fc.oneof(
  { weight: 5, arbitrary: endpoint.map((name) => `/cmsapi/api/${name}`) },
  { weight: 4, arbitrary: fc.tuple(endpoint, oddWord).map((parts) => `/cmsapi/api/${parts.join('/')}`) },
  {
    weight: 2,
    arbitrary: fc.array(oddWord, { maxLength: 4 }).map((parts) => `/cmsapi/api/${parts.join('/')}`),
  },
  { weight: 1, arbitrary: oddWord.map((word) => `/cmsapi/${word}`) },
  { weight: 2, arbitrary: oddWord.map((word) => `/admin/${word}`) },
  { weight: 1, arbitrary: oddWord.map((word) => `/_next/${word}`) },
);

const type = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'text/plain',
  'nonsense',
  '',
);

const body = fc.oneof(
  fc.constantFrom(
    '',
    `{"email": "${bodyMark}", `,
    `{"email": "${bodyMark}", "password": ["${bodyMark}"]}`,
    `{"email": {"${bodyMark}": 1}, "password": 7}`,
    `{"email": "${bodyMark}\\u0000", "password": "${bodyMark}"}`,
    `{"__proto__": {"${bodyMark}": true}, "constructor": {"prototype": 1}}`,
    `{"token": "${bodyMark}", "password": "${bodyMark}"}`,
    `["${bodyMark}"]`,
    `"${bodyMark}"`,
    'null',
    `{"locale": "${bodyMark}", "where": {"id": {"equals": "${bodyMark}"}}}`,
    `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"${bodyMark}": \r\n--x--\r\n`,
    `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"email": "${bodyMark}"}\r\n--x--\r\n`,
    `--x\r\nContent-Disposition: form-data; name="file"; filename="${bodyMark}"\r\n\r\n${bodyMark}`,
    `${bodyMark}=%E0%A4%A&where[id]=%00`,
    `${'['.repeat(20_000)}"${bodyMark}"`,
    `{"name": "${bodyMark.repeat(8000)}"}`,
  ),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => `${text}${bodyMark}`),
);

const oddHeaders = fc.constantFrom<Record<string, string>[]>(
  {},
  {},
  { cookie: 'payload-token=garbage' },
  { cookie: `payload-token=${'a.'.repeat(2000)}b; payload-theme=%00` },
  { authorization: 'JWT garbage' },
  { authorization: 'Bearer' },
  { 'x-http-method-override': 'GET' },
  { 'x-payload-http-method-override': 'GET' },
  { 'next-action': 'garbage' },
  { 'next-action': '0'.repeat(42), rsc: '1' },
  { rsc: '1', 'next-router-state-tree': 'garbage' },
  { 'accept-language': '__proto__;q=9' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
);

const method = fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');

const request: fc.Arbitrary<BrokenRequest> = fc
  .record({ method, path, query, type, odd: oddHeaders, body })
  .map((drawn) => ({
    method: drawn.method,
    path: drawn.query ? `${drawn.path}?${drawn.query}` : drawn.path,
    headers: { ...(drawn.type && { 'content-type': drawn.type }), ...drawn.odd },
    body: ['POST', 'PUT', 'PATCH', 'DELETE'].includes(drawn.method) ? drawn.body : '',
  }));

export function brokenRequests(count: number, seed: number): BrokenRequest[] {
  return fc.sample(request, { numRuns: count, seed });
}

/** Sends it unchanged, past every tool that would put it right. @returns the status; 0 when there was no answer */
export function send(url: string, { method: verb, path: address, headers, body: text }: BrokenRequest) {
  return new Promise<number>((resolve) => {
    // Node leaves the length out of a DELETE: its body would be taken for a further request, and that is refused first.
    const length = text ? { 'content-length': Buffer.byteLength(text) } : {};
    const options = { method: verb, path: address, headers: { ...headers, ...length }, agent: false };
    const sent = http.request(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.on('error', () => undefined).resume();
    });
    sent.setTimeout(30_000, () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end(text);
  });
}
