import { beforeAll, expect, inject, test, vi } from 'vitest';
import { contentCollections, contentGlobals } from '#content/collections/collections.ts';
import { allDeskRoutes } from '#desk/screens/all-desk-routes.ts';
import { deskRights } from '../support/desk-rights.ts';
import { sampleOf } from '../support/exhaustive.ts';
import { send } from '../support/fault-broken-requests.ts';
import { asStaff, newColleague, tokenOf, untilStaffSideAnswers } from '../support/journey-staff.ts';
import { staffRoles, type Who } from '../support/rights.ts';
import { spellings } from '../support/spellings.ts';

/** Each role at each page and action of the desk, as `rights.ts` says. No browser is needed to be refused. */
const tokens = new Map<Who, string>();
/** Records that are there, by the address of what shows them: a page without one answers 404 to everyone. */
const records = new Map<string, string>();
beforeAll(async () => {
  await untilStaffSideAnswers();
  for (const role of staffRoles) {
    const credentials = role === 'administrator' ? inject('site').staff : await newColleague(role);
    tokens.set(role, await tokenOf(credentials));
    if (role !== 'reader') continue;
    // The content service counts refusals first: it has a copy of the limiter of its own.
    expect(await (await asStaff(credentials))('POST', '/globals/menus', {})).toMatchObject({ status: 403 });
  }
  const ask = await asStaff();
  const idOf = async (question: string) => {
    const { body } = await ask('GET', `${question}&limit=1&depth=0`);
    return String((body.docs as { id: number }[])[0]?.id);
  };
  const pageId = await idOf('/pages?where[path][equals]=/cruise');
  const page = `pages/${pageId}`;
  const version = await idOf(`/pages/versions?where[parent][equals]=${pageId}`);
  records.set('/staff/:id', `/staff/${await idOf('/users?where[role][equals]=reader')}`);
  records.set('/systems/:crm', '/systems/zoho');
  records.set('/office/:subject', '/office/hours');
  const tool = '/tools/health-cover';
  records.set('/tools/:tool', tool);
  records.set('/tools/:tool/use', `${tool}/use`);
  records.set('/tools/:tool/preview', `${tool}/preview`);
  records.set('/tools/:tool/preview/:person', `${tool}/preview/couple?with=live`);
  records.set('/tools/:tool/preview/own', `${tool}/preview/own`);
  records.set('/cases/:id', await caseEnteredByHand());
  for (const [kind, steps] of Object.entries(stepsOfKinds)) await setRequest(kind, steps);
  records.set('/preview/:collection/:id', `/preview/${page}`);
  records.set('/publishing/:collection/:id', `/publishing/${page}`);
  records.set(
    '/publishing/:collection/:id/compare',
    `/publishing/${page}/compare?from=${version}&to=${version}`,
  );
  await mailRecords();
  records.set('/words/notices/:language', '/words/notices/mr');
  const inHindi = '/words/languages/hi';
  records.set('/words/languages/:language', inHindi);
  records.set('/words/languages/:language/file', `${inHindi}/file?of=${page}`);
  records.set('/words/languages/:language/:collection/:id', `${inHindi}/${page}`);
  records.set('/words/languages/:language/files/:file', await fileOfTranslator(`${inHindi}/file?of=${page}`));
});

/** Mail of each kind: a newsletter that its editor had as a test, and a visitor who has asked for it. */
async function mailRecords(): Promise<void> {
  const made = await (await asStaff())('POST', '/newsletters?draft=true', { title: 'For each role' });
  const letter = `/newsletters/${(made.body.doc as { id: number }).id}`;
  for (const page of ['', '/html', '/send']) records.set(`/newsletters/:id${page}`, letter + page);
  await open('post', `${letter}/test`, cookieOf('editor'));
  records.set('/mails/list/:view', '/mails/list/waiting');
  records.set('/mails/looks/:key', '/mails/looks/support');
  records.set('/mails/looks/:key/html', '/mails/looks/support/html');
  await subscribe();
  const listed = (page: string, pattern: RegExp) =>
    vi.waitFor(
      async () => {
        const found = pattern.exec(await (await open('get', page, cookieOf('adviser'))).text());
        return found?.[1] ?? expect.fail(`${page} lists none.`);
      },
      { timeout: 15_000, interval: 500 },
    );
  for (const place of ['mails', 'deliveries']) {
    const id = await listed('/mails/list/sent', new RegExp(`/desk/${place}/(\\d+)`));
    records.set(`/${place}/:id`, `/${place}/${id}`);
    records.set(`/${place}/:id/html`, `/${place}/${id}/html`);
  }
  const subscribers = '/newsletters/subscribers';
  const id = await listed(`${subscribers}?state=pending`, /subscribers\/(\d+)"/);
  records.set(`${subscribers}/:id`, `${subscribers}/${id}`);
}

/** As a browser without JavaScript sends it. */
async function subscribe(): Promise<void> {
  const { url: origin } = inject('site');
  const form = await fetch(`${origin}/newsletter`);
  const cookie = form.headers.get('set-cookie')?.split(';')[0] ?? '';
  const text = await form.text();
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = '', value = '']) => [name, value]);
  // No person fills it in faster.
  await new Promise((resolve) => setTimeout(resolve, 3100));
  const { status } = await fetch(`${origin}/newsletter`, {
    method: 'POST',
    headers: { origin, cookie },
    body: new URLSearchParams([
      ...fields,
      ['email', `role${Date.now()}@example.com`],
      ['consent_news', 'on'],
    ]),
    redirect: 'manual',
  });
  expect(status).toBe(303);
}

/** @returns its address below `/desk` */
async function fileOfTranslator(exported: string): Promise<string> {
  const { url: origin } = inject('site');
  const cookie = cookieOf('editor');
  const file = await fetch(`${origin}/desk${exported}`, {
    headers: { ...cookie, 'sec-fetch-site': 'same-origin' },
  });
  const body = new FormData();
  body.set('file', await file.blob(), 'hindi.xlf');
  const headers = { ...cookie, origin, 'sec-fetch-site': 'same-origin' };
  const place = `${origin}/desk/words/languages/hi/files`;
  const { status, headers: answered } = await fetch(place, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
  expect(status).toBe(303);
  return (answered.get('location') ?? '').replace('/desk', '');
}

/** @returns its address below `/desk` */
async function caseEnteredByHand(): Promise<string> {
  const walkIn = {
    ...{ source: 'walk-in', name: 'Gopal Nair', phone: '9811054321', city: 'Kochi' },
    ...{ concern: 'Personal Insurance', consent: 'on', key: crypto.randomUUID() },
  };
  const body = new URLSearchParams(walkIn).toString();
  const { status, headers } = await open('post', '/cases/new', cookieOf('adviser'), body);
  const place = headers.get('location')?.split('?')[0] ?? '';
  expect([status, place]).toEqual([303, expect.stringMatching(/^\/desk\/cases\/\d+$/)]);
  return place.replace('/desk', '');
}

/** A privacy request of each kind whose steps have a page of their own. */
const stepsOfKinds = {
  access: ['', '/copy'],
  correction: ['/correct'],
  withdrawal: ['/withdraw'],
  erasure: ['/erase'],
};

async function setRequest(kind: string, pages: readonly string[]): Promise<void> {
  const letter = { kind, via: 'letter', asked_on: '2026-01-01', email: 'gopal@example.com', proof: 'mail' };
  const body = new URLSearchParams(letter).toString();
  const { status, headers } = await open('post', '/privacy/new', cookieOf('adviser'), body);
  const place = headers.get('location')?.split('?')[0] ?? '';
  expect([status, place]).toEqual([303, expect.stringMatching(/^\/desk\/privacy\/\d+$/)]);
  for (const page of pages) records.set(`/privacy/:id${page}`, place.replace('/desk', '') + page);
}

test('every page and action has its line', () => {
  const routes = allDeskRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(deskRights).sort()).toEqual(routes.sort());
});

test.each(sampleOf(Object.entries(deskRights), 36))('%s answers whom it may', async (line, may) => {
  const [method = '', path = ''] = line.split(' ');
  // Anyone who may ask without a session is asked without one: logging out ends what the other lines go on with.
  for (const who of may.includes('nobody') ? [] : staffRoles) {
    const { status, headers } = await open(method, path, cookieOf(who));
    const told = `${who}: ${status} ${headers.get('location') ?? ''}`;
    if (!may.includes(who)) expect(status, who).toBe(403);
    else if (method === 'get') expect(status, told).toBe(isLedOn(path, who) ? 303 : 200);
    else expect([401, 403, 500, 503], told).not.toContain(status);
    // A session that is not heard would look like an answer.
    expect(headers.get('location') ?? '', told).not.toContain('/desk/login');
  }
  const stranger = await open(method, path, {});
  const answer = [stranger.status, stranger.headers.get('location')?.split('?')[0]];
  if (may.includes('nobody')) expect([401, 403, 500, 503]).not.toContain(stranger.status);
  else expect(answer).toEqual([303, '/desk/login']);
});

// Posts are not among them: only a form of the desk itself is heard, and it is sent to where it is.
const pages = Object.entries(deskRights).filter(([line]) => line.startsWith('get '));

test('no other spelling of a page of the desk opens it for someone who may not see it', async () => {
  for (const role of staffRoles) expect(await statusOf('/desk/account', role), role).toBe(200);
  const given: string[] = [];
  for (const [line, may] of sampleOf(pages, 8)) {
    const path = placeOf(line.split(' ')[1] ?? '');
    for (const who of (['nobody', ...staffRoles] as const).filter((each) => !may.includes(each)))
      for (const { name, spell } of spellings) {
        const status = await statusOf(spell(path), who);
        if (isGiven(status)) given.push(`${status} ${who}, ${name}: ${spell(path)}`);
      }
  }
  expect(pages.length).toBeGreaterThan(25);
  expect(given, given[0]).toEqual([]);
});

test('no other spelling of a screen of the content service gives it to a stranger', async () => {
  const screens = [
    ...['/admin', '/admin/account', '/admin/create-first-user', '/admin/unauthorized'],
    ...['users', ...contentCollections.map(({ slug }) => slug)].flatMap((slug) => [
      `/admin/collections/${slug}`,
      `/admin/collections/${slug}/1`,
    ]),
    ...contentGlobals.map(({ slug }) => `/admin/globals/${slug}`),
  ];
  const given: string[] = [];
  for (const path of sampleOf(screens, 8))
    for (const { name, spell } of [{ name: 'plain', spell: (plain: string) => plain }, ...spellings])
      if (isGiven(await statusOf(spell(path), 'nobody'))) given.push(`${name}: ${spell(path)}`);
  expect(given).toEqual([]);
});

/** Editors are led to the newsletters; here mails are sent, not written to a folder; and no figure is drafted. */
const isLedOn = (path: string, who: Who) =>
  ['/mails/folder/:file', '/tools/:tool/preview/own'].includes(path) ||
  (path === '/mails' && who === 'editor');

const isGiven = (status: number) => status === 0 || status < 300 || status >= 500;

/** Sends the path as written: a client of the usual kind would mend it first. */
function statusOf(path: string, who: Who): Promise<number> {
  const session = tokens.get(who);
  // A cookie counts only on a request that says where it comes from, as a browser's does.
  const fromHere = { 'sec-fetch-site': 'same-origin' };
  const headers = { ...fromHere, ...(session && { cookie: `payload-token=${session}` }) };
  return send(inject('site').url, { method: 'GET', path, headers, body: '' });
}

const cookieOf = (who: Who) => ({ cookie: `payload-token=${tokens.get(who)}` });
const placeOf = (path: string) => `/desk${path.replace(/:\w+/g, '1').replace(/\/$/, '')}`;

async function open(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<Response> {
  const { url: origin } = inject('site');
  const place = placeOf(method === 'get' ? (records.get(path) ?? path) : path);
  return fetch(origin + place, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: method === 'post' ? body : undefined,
  });
}
