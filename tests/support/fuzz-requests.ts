import { signedMoment } from '#enquiry/guards/filling-time.ts';
import type { Random } from './fuzz-random.ts';
import type { FuzzRoute } from './fuzz-routes.ts';
import type { FuzzSender } from './fuzz-senders.ts';
import { sampleJson, someValue } from './fuzz-values.ts';

export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
};

// CONNECT and upgrades are not HTTP requests; the staff side's door has tests of its own for them.
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'QUERY'];
const types = [
  ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'nonsense', 'text/csv', ''],
];

/** Names of fields anywhere: those of the forms come from the site's own pages. */
export type FuzzNames = readonly string[];

/** A request to a route: mostly one that might be meant, and one in three spoilt in some way. */
export function requestTo(
  { method, path, area, fields }: FuzzRoute,
  sender: FuzzSender,
  { random: chance, names }: { random: Random; names: FuzzNames },
): FuzzRequest {
  const random: Random = chance.chance(0.5) ? { ...chance, isTame: true } : chance;
  const isSpoilt = random.chance(0.35);
  const verb = isSpoilt && random.chance(0.25) ? random.pick(methods) : method;
  const known = fields.length > 0 ? fields : names;
  const filled = path.replace(/:\w+(\{[^}]*\})?\??|\*/g, () => encodeSome(idOf(random, sender), random));
  const address =
    (isSpoilt && random.chance(0.5) ? misspelt(filled, random) : filled) + queryOf(random, known);
  const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(verb);
  const { type, body } = hasBody ? bodyFor(area, known, { random, sender }) : { type: '', body: '' };
  const spoiltBody = isSpoilt && hasBody && random.chance(0.6) ? spoilt(body, random) : body;
  return {
    method: verb,
    path: cleaned(address),
    headers: {
      ...sender.headers(random),
      ...(type && { 'content-type': isSpoilt && random.chance(0.2) ? random.pick(types) : type }),
      // Where Node would send a body without its length, it would be read as the next request.
      ...(hasBody && { 'content-length': String(Buffer.byteLength(spoiltBody)) }),
      ...(random.chance(0.1) && oddHeaders(random)),
    },
    body: spoiltBody,
  };
}

function idOf(random: Random, { ids }: FuzzSender): string {
  return random.chance(0.5) ? random.pick(ids) : someValue(random);
}

function encodeSome(text: string, random: Random): string {
  return random.chance(0.8) ? encodeURIComponent(text.toWellFormed()) : text;
}

function misspelt(path: string, random: Random): string {
  const letters = [...path];
  const at = random.below(letters.length);
  const spellings = [
    () => path.toUpperCase(),
    () => path.replaceAll('/', '//'),
    () => `${path}/`,
    () => `${path}/${encodeSome(someValue(random), random)}`,
    () => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    () => path.replace('/', '/./').replace(/$/, '/../x'),
    () => [...letters.slice(0, at), someValue(random).slice(0, 20), ...letters.slice(at)].join(''),
    () => `${path}.${random.pick(['md', 'json', 'html', 'php', 'map', 'pdf'])}`,
    () => `${path};x=${random.below(9)}`,
    () => `/en${path}`,
    () => `/hi${path}`,
  ];
  return random.pick(spellings)();
}

function queryOf(random: Random, names: readonly string[]): string {
  if (random.chance(0.6)) return '';
  const usual = [
    'q',
    'from',
    'variant',
    'page',
    'limit',
    'depth',
    'sort',
    'where[id][equals]',
    'locale',
    'type',
  ];
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const name = random.chance(0.7) ? random.pick(usual) : random.pick(names);
    return `${name}=${encodeSome(someValue(random), random)}`;
  });
  return `?${pairs.join('&')}`;
}

type Given = { random: Random; sender: FuzzSender };

function bodyFor(area: FuzzRoute['area'], names: readonly string[], { random, sender }: Given) {
  const count = 1 + random.below(9);
  const some = Array.from({ length: count }, () => random.pick(names));
  if (area === 'api' || (area === 'content' && random.chance(0.85))) {
    const fields = Object.fromEntries(some.map((name) => [name, sampleJson(random)]));
    return { type: 'application/json', body: JSON.stringify({ ...sender.whole(random), ...fields }) };
  }
  const fields = {
    ...sender.whole(random),
    ...Object.fromEntries(some.map((name) => [name, someValue(random)])),
  };
  if (area === 'content' || random.chance(0.1)) return multipart(fields, random);
  const moment = signedMoment(Date.now() - 10_000);
  const text = Object.entries({ moment, csrfToken: sender.token, ...fields }).map(([k, v]) => [k, String(v)]);
  return { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(text)) };
}

function multipart(fields: Record<string, unknown>, random: Random) {
  const parts = Object.entries({ _payload: JSON.stringify(fields), ...fields }).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const name = random.pick(['a.pdf', 'b.docx', 'c.png', '../d.svg', '\u0000', '']);
  const content = random.pick(['%PDF-1.7\n%%EOF', 'PK\u0003\u0004', '<svg onload=x>', '', random.text(300)]);
  const file = `--x\r\nContent-Disposition: form-data; name="${random.pick(['file', 'resume'])}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
  return { type: 'multipart/form-data; boundary=x', body: `${parts.join('')}${file}--x--\r\n` };
}

function spoilt(body: string, random: Random): string | Buffer {
  const at = random.below(body.length + 1);
  const kind = random.below(40);
  // Seldom, since they are large.
  if (kind === 0) return `{"name": "${'a'.repeat(1_500_000)}"}`;
  if (kind < 4) return `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  if (kind < 8) return `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  if (kind < 16) return Buffer.from(Array.from({ length: 1 + random.below(400) }, () => random.below(256)));
  if (kind < 26) return body.slice(0, at);
  if (kind < 34) return body.slice(0, at) + random.text(3) + body.slice(at + 1);
  return random.pick(['', 'null', '[]', '"text"', '{"__proto__":{"isAdmin":true}}', '{}', '0']);
}

function oddHeaders(random: Random): Record<string, string> {
  return random.pick<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'accept-language': '__proto__;q=9, hi' },
    { 'accept-encoding': 'br;q=0, *;q=x' },
    { accept: 'text/markdown, */*;q=x' },
    { 'x-forwarded-for': '2001:db8::1, __proto__', 'x-forwarded-host': 'evil.example' },
    { 'if-none-match': '*', 'if-modified-since': 'never' },
    { range: 'bytes=-1,5-,9999999-' },
    { 'x-http-method-override': 'DELETE', 'x-payload-http-method-override': 'GET' },
    { 'next-action': '0'.repeat(42), rsc: '1', 'next-router-state-tree': '%7B' },
    { cookie: 'payload-token=garbage; enquiry=%00; a' },
    { authorization: 'JWT garbage' },
    { 'idempotency-key': 'a'.repeat(201) },
    { expect: '100-continue' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
    { referer: 'http://[::1' },
  ]);
}

/** Keeps an address to what Node's client can send: all other signs are encoded as a browser does. */
function cleaned(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign));
}
