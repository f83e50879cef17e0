import { beforeAll, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { sampleOf } from '../support/exhaustive.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { withDatabase } from '../support/database.ts';
import { endpointRights, everyWho, globalRights, type Who } from '../support/rights.ts';
import {
  fillEveryCollection,
  type Ids,
  logInAll,
  rawAnswerOf,
  tokenOfRole,
  withSomeSeed,
} from '../support/roles-setup.ts';
import { spellings } from '../support/spellings.ts';

/**
 * Every route of the content service that the configuration knows, asked by everyone in every spelling: none gives more
 * than the plain one. Reads are compared; for writes it is enough that no other spelling is accepted at all.
 */
withDatabase();
withSomeSeed();

let ids: Ids;
let reads: string[] = [];
let writes: { method: string; path: string }[] = [];

beforeAll(async () => {
  await logInAll();
  ids = await fillEveryCollection();
  const { config } = await contentService();
  const id = (slug: string) => ids[slug] ?? 1;
  const all = [
    ...config.collections.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(({ method, path }) => ({ method, path: `/${slug}${path}`, id: id(slug) })),
    ),
    ...config.globals.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(({ method, path }) => ({ method, path: `/globals/${slug}${path}`, id: 1 })),
    ),
    ...config.endpoints.map(({ method, path }) => ({ method, path, id: 1 })),
  ].map((each) => ({
    method: each.method.toUpperCase(),
    path: each.path
      .replace(/\/$/, '')
      .replace(/:id\??/, String(each.id))
      .replace(/:\w+\??/g, 'any'),
  }));
  reads = [...new Set(all.filter(({ method }) => method === 'GET').map(({ path }) => path))];
  // The key of a preference is its owner's to choose: another spelling is another preference of theirs.
  writes = all.filter(({ method, path }) => method !== 'GET' && path !== '/payload-preferences/any');
});

test('the table has every collection, global and endpoint of our own', async () => {
  expect(reads.length).toBeGreaterThan(150);
  expect(writes.length).toBeGreaterThan(150);
  for (const slug of Object.keys(globalRights)) expect(reads).toContain(`/globals/${slug}`);
  for (const line of Object.keys(endpointRights)) {
    const [first] = /(?<=\/)[\w-]+/.exec(line) ?? [];
    expect([...reads, ...writes.map(({ path }) => path)].join(), line).toContain(`/${first}`);
  }
});

const isGiven = (status: number) => status < 400;

describe.each(everyWho)('as %s', (who: Who) => {
  test('no other spelling reads more', { timeout: 120_000 }, async () => {
    for (const path of sampleOf(reads, 12)) {
      const plain = await rawAnswerOf(tokenOfRole(who), { method: 'GET', path });
      if (isGiven(plain.status)) continue;
      for (const { name, spell } of spellings) {
        const { status, headers } = await rawAnswerOf(tokenOfRole(who), { method: 'GET', path: spell(path) });
        expect([isGiven(status), headers.getSetCookie()], `${name}: ${spell(path)}`).toEqual([false, []]);
      }
    }
  });

  test('no other spelling writes', { timeout: 120_000 }, async () => {
    for (const { method, path } of sampleOf(writes, 8))
      for (const { name, spell } of spellings) {
        // A client or a single decoding makes the plain one of these: then it is that one that is asked for.
        const { pathname } = new URL(`http://localhost${spell(path)}`);
        const isPlain = pathname.split('/').map(decodeURIComponent).join('\n') === path.replaceAll('/', '\n');
        if (isPlain) continue;
        const { status, headers } = await rawAnswerOf(tokenOfRole(who), {
          method,
          path: spell(path),
          body: '{}',
        });
        expect([isGiven(status), headers.getSetCookie()], `${method}, ${name}: ${spell(path)}`).toEqual([
          false,
          [],
        ]);
      }
  });
});
