import { beforeAll, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

// Where the environment sets it, no one changes that address.
setEnvironment({ SUPPORT_EMAIL: '' });

import { contentService } from '#content/read/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { sampleOf } from '../support/exhaustive.ts';
import { docOf, expectAccess, rowOf, ruledFields, valueAt } from '../support/expect-access.ts';
import {
  collectionRights,
  endpointRights,
  everyWho,
  fieldRights,
  globalRights,
  secretFields,
  staffRoles,
} from '../support/rights.ts';
import { askService, fillEveryCollection, type Ids, logInAll, withSomeSeed } from '../support/roles-setup.ts';

/**
 * Each role at each door of the content service: what `rights.ts` allows is allowed, everything else is refused, over
 * the endpoints as the desk makes them and on tables that have rows. A stranger gets the same answer for what is closed to them
 * as for what does not exist.
 */
withDatabase();
withSomeSeed();

const vendors = /^payload-/;
// The vendor's own endpoints; nothing of ours is behind them.
const vendorsEndpoints = ['get /og'];
// No record has it.
const noId = 2 ** 31 - 2;

let ids: Ids;
beforeAll(async () => {
  await logInAll();
  ids = await fillEveryCollection();
});

test('every collection, global, endpoint and field with a rule of its own has its line', async () => {
  const { config } = await contentService();
  const own = config.collections.map(({ slug }) => slug).filter((slug) => !vendors.test(slug));
  expect(Object.keys(collectionRights).sort()).toEqual(own.sort());
  expect(Object.keys(globalRights).sort()).toEqual(config.globals.map(({ slug }) => slug).sort());
  const endpoints = config.endpoints.map(({ method, path }) => `${method} ${path}`);
  const endpointLines = Object.keys(endpointRights).map((line) => line.replace(/ \(.*/, ''));
  expect([...new Set(endpointLines)].sort()).toEqual(
    endpoints.filter((name) => !vendorsEndpoints.includes(name)).sort(),
  );
  const fields = [...config.collections, ...config.globals]
    .filter(({ slug }) => !vendors.test(slug))
    .flatMap(({ slug, fields: all }) => ruledFields(all, slug));
  const lines = [...Object.keys(fieldRights), ...secretFields];
  expect(
    fields.filter((field) => !lines.some((line) => line === field || line.startsWith(`${field}.`))),
  ).toEqual([]);
  expect(
    lines.filter((line) => !fields.some((field) => line === field || line.startsWith(`${field}.`))),
  ).toEqual([]);
});

// The nightly run walks every collection; that each has its line is seen at each change.
describe.each(sampleOf(Object.entries(collectionRights), 8))('%s', (slug, rights) => {
  test.each(everyWho)(`%s reads as they may`, async (who) => {
    const own = `/${slug}/${ids[slug]}`;
    const isOpen = rights.read.includes(who);
    for (const path of [`/${slug}?depth=0&limit=1`, own])
      await expectAccess(who, { method: 'GET', path, isOpen, answers: [200] });
    const count = { method: 'GET', path: `/${slug}/count`, answers: [200] };
    await expectAccess(who, { ...count, isOpen: isOpen && who !== 'nobody' });
    if (rights.versions)
      await expectAccess(who, {
        method: 'GET',
        path: `/${slug}/versions?depth=0&limit=1`,
        isOpen: rights.versions.includes(who),
        answers: [200],
      });
  });

  test.each(everyWho)('%s writes as they may', async (who) => {
    const own = `/${slug}/${ids[slug]}`;
    const before = await rowOf(slug, ids[slug]);
    const isOpen = { create: rights.create.includes(who), update: rights.update.includes(who) };
    // A request that is refused for its content has been let in.
    await expectAccess(who, {
      method: 'POST',
      path: `/${slug}`,
      body: {},
      isOpen: isOpen.create,
      answers: [201, 400],
    });
    await expectAccess(who, { method: 'PATCH', path: own, body: {}, isOpen: isOpen.update, answers: [200] });
    const many = `/${slug}?where[id][equals]=${ids[slug]}`;
    await expectAccess(who, { method: 'PATCH', path: many, body: {}, isOpen: isOpen.update, answers: [200] });
    if (rights.delete.includes(who)) {
      await expectAccess(who, { method: 'DELETE', path: `/${slug}/${noId}`, isOpen: true, answers: [404] });
    } else {
      await expectAccess(who, { method: 'DELETE', path: own, isOpen: false, answers: [] });
      await expectAccess(who, { method: 'DELETE', path: many, isOpen: false, answers: [] });
    }
    if (!isOpen.update) expect(await rowOf(slug, ids[slug])).toEqual(before);
  });
});

test.each(Object.entries(globalRights))('%s is read and written by whom it may', async (slug, rights) => {
  for (const who of everyWho) {
    const path = `/globals/${slug}`;
    await expectAccess(who, { method: 'GET', path, isOpen: rights.read.includes(who), answers: [200] });
    const isOpen = rights.update.includes(who);
    await expectAccess(who, { method: 'POST', path, body: {}, isOpen, answers: [200] });
  }
});

test.each(Object.entries(endpointRights))(
  '%s answers whom it may',
  async (name, { may, ask, says = 200 }) => {
    const method = name.split(' ')[0]?.toUpperCase() ?? '';
    for (const who of everyWho) {
      const { path, body } = ask(ids);
      await expectAccess(who, { method, path, body, isOpen: may.includes(who), answers: [says] });
    }
  },
);

test.each(Object.entries(fieldRights))('%s is changed by whom it may', async (line, { may, to }) => {
  const [slug = '', ...path] = line.split('.');
  const isGlobal = slug in globalRights;
  const rights = isGlobal ? globalRights[slug] : collectionRights[slug];
  for (const who of staffRoles.filter((role) => rights?.update.includes(role))) {
    const before = await docOf(slug, ids[slug]);
    expect(valueAt(before, path), 'the value before').not.toEqual(to);
    const [group = '', field] = path;
    const body = { [group]: field ? { ...(before[group] as object), [field]: to } : to };
    const address = isGlobal ? `/globals/${slug}` : `/${slug}/${ids[slug]}`;
    const { status } = await askService(who, isGlobal ? 'POST' : 'PATCH', address, body);
    expect(status, who).toBe(200);
    const after = valueAt(await docOf(slug, ids[slug]), path);
    if (may.includes(who)) expect(after, who).toEqual(to);
    else expect(after, who).toEqual(valueAt(before, path));
  }
});

test('all staff change their own name, and no one their role or e-mail with a session alone', async () => {
  for (const who of staffRoles) {
    const { body } = await askService(who, 'GET', '/users/me');
    const { id, role, email } = body.user as { id: number; role: string; email: string };
    const wanted = { role: role === 'adviser' ? 'administrator' : 'adviser', email: 'thief@example.com' };
    const name = `New ${who}`;
    const own = await askService(who, 'PATCH', `/users/${id}`, { name, ...wanted });
    // All that a condition finds is an administrator's alone.
    const many = await askService(who, 'PATCH', `/users?where[id][equals]=${id}`, wanted);
    expect([own.status, many.status]).toEqual([200, who === 'administrator' ? 200 : 403]);
    expect(await docOf('users', id)).toMatchObject({ name, role, email });
  }
});

test('a session alone makes colleagues, and no administrator', async () => {
  const made = (role: string) => ({
    ...{ name: 'New', email: `${role}@new.example`, password: 'pahaad nadi hawa patang' },
    role,
  });
  const refused = await askService('administrator', 'POST', '/users', made('administrator'));
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('made an administrator on the desk'),
  ]);
  expect((await askService('administrator', 'POST', '/users', made('reader'))).status).toBe(201);
  expect(await rowsOf(`select role::text from users where email like '%@new.example'`)).toEqual([
    { role: 'reader' },
  ]);
});

test.each(secretFields)('%s is shown to no one', async (line) => {
  const [slug = '', field = ''] = line.split('.');
  expect(await docOf(slug, ids[slug])).toHaveProperty(field);
  for (const who of collectionRights[slug]?.read ?? []) {
    const { status, body } = await askService(
      who,
      'GET',
      `/${slug}/${ids[slug]}?depth=0&showHiddenFields=true`,
    );
    expect(status).toBe(200);
    expect(Object.keys(body), who).not.toContain(field);
  }
});

test('the sessions of an account are shown to no one else', async () => {
  expect(await docOf('users', ids.users)).toMatchObject({ sessions: [{ id: expect.any(String) }] });
  for (const who of staffRoles) {
    const { body } = await askService(who, 'GET', `/users/${ids.users}?depth=0`);
    expect(body.sessions ?? [], who).toEqual([]);
  }
});

test('no one sees other people’s rows in the vendor’s own tables', async () => {
  const { config } = await contentService();
  const tables = config.collections.map(({ slug }) => slug).filter((slug) => vendors.test(slug));
  expect(tables.length).toBeGreaterThan(0);
  for (const slug of tables) {
    const path = `/${slug}?depth=0`;
    await expectAccess('nobody', { method: 'GET', path, isOpen: false, answers: [] });
    for (const who of staffRoles) {
      const { status, body } = await askService(who, 'GET', path);
      const docs = (body.docs ?? []) as unknown[];
      expect([who, slug, status === 200 ? docs : []]).toEqual([who, slug, []]);
    }
  }
});

test('records that may be deleted are deleted', async () => {
  // The record before what goes with it.
  for (const [slug, rights] of Object.entries(collectionRights)) {
    const who = rights.delete[0];
    if (!who) continue;
    const { status } = await askService(who, 'DELETE', `/${slug}/${ids[slug]}`);
    expect([slug, status]).toEqual([slug, 200]);
    expect((await askService('administrator', 'GET', `/${slug}/${ids[slug]}`)).status, slug).toBe(404);
  }
});
