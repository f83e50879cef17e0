import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import type { RespondPlainPage } from './call-back-page.ts';

// The database is away and the journal cannot be written, so that nothing here can be saved: what is saved is for the
// integration tests.
const dataDir = temporaryFolder();
fs.writeFileSync(path.join(dataDir, 'journal'), 'in the way');
afterAll(() => removeFolder(dataDir));
vi.stubEnv('DATA_DIR', dataDir);
vi.stubEnv('APP_SECRET', 'a secret of more than thirty-two characters');
vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing');
vi.stubEnv('RATE_LIMITS', 'off');
const { callBackRoutes } = await import('./call-back-page.ts');
const { signedMoment } = await import('../guards/filling-time.ts');

const respond: RespondPlainPage = async ({ title, body, status }) => {
  const html = `<title>${title}</title>${renderToStaticMarkup(body)}`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  });
};
const routes = callBackRoutes(respond, 'en');
const get = (address: string) => routes.request(`http://localhost:3000${address}`);

const typed = {
  name: 'Asha Menon',
  phone: '98450 12345',
  city: 'Kochi',
  concern: 'Corporate Insurance',
  company_name: 'Menon & Co',
  consent: 'on',
  from: '/about-us',
  variant: 'general',
};

/** Opens the form as a browser does, and sends it back filled. */
async function post(changes: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const opened = await get('/call-back?from=/about-us');
  const csrfToken = hiddenField(await opened.text(), 'csrfToken');
  const moment = signedMoment(Date.now() - 10_000);
  return routes.request('http://localhost:3000/call-back', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, moment, ...typed, ...changes }),
    headers: { origin: 'http://localhost:3000', cookie: cookieOf(opened), ...headers },
  });
}

function hiddenField(html: string, name: string): string {
  return new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

function cookieOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('opening the form', () => {
  let html = '';
  beforeAll(async () => {
    html = await (await get('/call-back?from=/surety-bond&variant=surety-bond')).text();
  });

  test('draws the form that was asked for, and keeps the page that the visitor came from', () => {
    expect(html).toContain('<h1>Get a Call from our Expert</h1>');
    expect(hiddenField(html, 'concern')).toBe('Surety Bond');
    expect(hiddenField(html, 'from')).toBe('/surety-bond');
    expect(html).toContain('name="email"');
  });

  test('carries token, moment and key, works without a script, and ticks nothing', () => {
    for (const name of ['csrfToken', 'moment', 'key']) expect(hiddenField(html, name)).not.toBe('');
    expect(html).toMatch(/<form[^>]* action="\/call-back" method="post"/);
    expect(html).not.toContain('checked');
    expect(html).not.toContain('role="combobox"');
  });

  test('sets the cookie that the token is bound to', async () => {
    expect((await get('/call-back')).headers.get('set-cookie')).toContain('HttpOnly');
  });

  test('draws the form that is asked for by name', async () => {
    const posp = await (await get('/call-back?from=/cruise&variant=posp')).text();
    expect(hiddenField(posp, 'variant')).toBe('posp');
    const general = await (await get('/call-back?from=/cruise&variant=general')).text();
    expect(hiddenField(general, 'variant')).toBe('general');
  });

  test('draws the form with the purpose that the address asks for, where the form has it', async () => {
    const asked = async (query: string) => (await get(`/call-back?${query}`)).text();
    const isChosen = /<option value="POSP" selected="">/;
    expect(await asked('variant=general&concern=POSP')).toMatch(isChosen);
    expect(await asked('variant=general')).not.toMatch(isChosen);
    expect(await asked('variant=general&concern=Nonsense')).not.toContain('Nonsense');
  });

  test.each([
    ['', '/'],
    ['//evil.example', '/'],
    ['https://evil.example/x', '/'],
    ['/cruise?name=Asha', '/cruise'],
    ['/ripartner-9f2c/industrial', '/ri…'],
    ['/<script>', '/%3Cscript%3E'],
  ])('takes the page %j for %s', async (from, kept) => {
    const answer = await get(`/call-back?from=${encodeURIComponent(from)}`);
    expect(hiddenField(await answer.text(), 'from')).toBe(kept);
  });
});

describe('a form with problems', () => {
  test('comes back with 422, all problems and everything that was typed', async () => {
    const answer = await post({ phone: '98450', name: 'Asha 2', consent_news: 'on' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('<title>Error: Get a Call from our Expert</title>');
    expect(html).toContain('There is a problem');
    expect(html.match(/Please enter 10 digit phone number/g)).toHaveLength(2);
    expect(html.match(/Digits are not allowed in name\./g)).toHaveLength(2);
    expect(html).toContain('value="Asha 2"');
    expect(html).toContain('value="98450"');
    expect(html).toContain('value="Menon &amp; Co"');
    expect(html).toContain('<option value="Corporate Insurance" selected="">');
    expect(html).toMatch(/name="consent_news"[^>]* checked=""/);
  });

  test('says what is missing once above and beside each field', async () => {
    const html = await (await post({ name: '', city: '', consent: '' })).text();
    expect(html.match(/Please fill required fields/g)).toHaveLength(3);
    expect(html).toContain('Please tick this so that we may contact you.');
  });

  test('a filled trap is told', async () => {
    const answer = await post({ website: 'https://spam.example' });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('Please leave this field empty.'),
    ]);
  });
});

describe('what is refused keeps what was typed', () => {
  test.each([
    ['a foreign origin', 403, {}, { origin: 'https://evil.example' }],
    ['a missing token', 403, { csrfToken: '' }, {}],
    ["another visitor's token", 403, {}, { cookie: `enquiry=${'x'.repeat(32)}` }],
    ['a form sent faster than a person fills it', 403, () => ({ moment: signedMoment() }), {}],
    ['a moment of our making only', 403, { moment: `${Date.now() - 10_000}.made-up` }, {}],
  ])('%s: %i', async (_name, status, changes, headers) => {
    const answer = await post(
      typeof changes === 'function' ? changes() : changes,
      headers as Record<string, string>,
    );
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(html).toContain('value="Asha Menon"');
    expect(html.match(/We have kept what you typed\./g)).toHaveLength(1);
    expect(hiddenField(html, 'csrfToken')).not.toBe('');
  });

  test('the key stays, so that a repeat stores nothing twice', async () => {
    expect(hiddenField(await (await post({ key: 'AB3CD4EF' })).text(), 'key')).toBe('AB3CD4EF');
  });

  test('a database that is away, with a journal that cannot be written, is a 503 in words of its own', async () => {
    const answer = await post();
    const html = await answer.text();
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 10]);
    expect(html).toContain('value="Asha Menon"');
    expect(html).toContain('we could not keep what you sent');
    expect(html).toContain('What you typed is still in the form.');
    expect(html).not.toContain('We have kept');
  });
});

describe('what is no form of ours', () => {
  test('a body of 64 KiB and more', async () => {
    expect((await post({ city: 'x'.repeat(65 * 1024) })).status).toBe(413);
  });

  test('JSON', async () => {
    const body = JSON.stringify(typed);
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
    const answer = await routes.request('http://localhost:3000/call-back', { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
  });

  test('another method', async () => {
    const answer = await routes.request('http://localhost:3000/call-back', { method: 'PUT' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
