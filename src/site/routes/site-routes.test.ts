import { expect, test, vi } from 'vitest';
import { directoryWith, renderInput, site } from '../fixtures/site-fixture.ts';
import type { DynamicPage } from '../publisher/content-source.ts';
import { isDynamicAddress, siteRoutes } from './site-routes.ts';

const redirects = new Map([
  ['/workmen-compensation', '/employee-compensation'],
  ['/corporate/start-ups', '/corporate/startup'],
]);
const oldSite = new Map([
  ['/en-XA/purana', '/cruise'],
  ['/%E0%A4%AC%E0%A5%80%E0%A4%AE%E0%A4%BE', '/about-us'],
  ['/in-hindi', '/en-XA/cruise'],
  ['/papers', '/claims#papers'],
  ['/q', '/cruise?from=old#top'],
  ['/loop', '/loop#x'],
]);
const isThankYouPage = (path: string) => /^(\/en-XA)?\/thank-you/.test(path);

const answers = ['/group-medical-cover', '/personal-insurance'].map((path) => ({ path, key: path.slice(1) }));

const secret = 'partner-secret';
const loaded: DynamicPage[] = [];

function routes({
  isReady = true,
  partnerSecret = secret,
}: {
  isReady?: boolean;
  partnerSecret?: string;
} = {}) {
  loaded.length = 0;
  return siteRoutes({
    redirects: async () => new Map([...redirects, ...oldSite]),
    isThankYouPage,
    isReady: () => isReady,
    async loadPath(page) {
      loaded.push(page);
      if (page.thanks?.reference === 'BB2CD3EF') throw new Error('The database is away.');
      if (page.path.endsWith('/nothing')) return undefined;
      const kind = page.path.startsWith('/thank-you') ? 'thank-you' : 'tool';
      return renderInput({ path: page.shownPath ?? page.path, kind }, { thanks: page.thanks });
    },
    loadSite: async (locale) => site({ locale, pages: directoryWith(...answers) }),
    locales: ['en', 'en-XA'],
    thanksOf: async (reference, isWaiting) => ({ reference, sumInsured: '', day: '', time: '', isWaiting }),
    respondThanks: async (thanks) => new Response(JSON.stringify(thanks)),
    partnerSecret,
    documentHeaders: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
    baseHeaders: { 'x-content-type-options': 'nosniff' },
  });
}

const asPage = { headers: { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' } };

test.each([
  ['/cruise/', '/cruise'],
  ['/corporate/startup/?a=1&b=2', '/corporate/startup?a=1&b=2'],
  ['/cruise///', '/cruise'],
  ['//evil.example/', '/evil.example'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
])('%s redirects permanently to %s, and browsers ask again', async (path, target) => {
  const { status, headers } = await routes().request(`http://localhost${path}`, asPage);
  const found = [status, headers.get('location'), headers.get('cache-control')];
  expect(found).toEqual([301, target, 'no-cache']);
});

test.each([...redirects])('the slug constant %s redirects permanently to %s', async (path, target) => {
  for (const form of [path, `${path}/`]) {
    const answer = await routes().request(`${form}?from=mail`, asPage);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${target}?from=mail`]);
  }
});

test.each(['/nothing', '/personal', '/corporate', '/ri', '/constructor', '/old.php', '/%E0%A4%A'])(
  'a page request for %s leads to the page for unknown addresses, for now',
  async (path) => {
    const answer = await routes().request(path, asPage);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/404']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test.each([
  ['/assets/old-entry.js', { 'sec-fetch-dest': 'script', accept: '*/*' }],
  ['/photo.png', { accept: 'image/*' }],
  ['/photo.png', { accept: '*/*' }],
  ['/data', { accept: 'application/json' }],
])('%s is no page: a plain 404', async (path, headers) => {
  const answer = await routes().request(path, { headers });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch('text/plain');
});

test.each([
  ['/en-XA/nothing', 302, '/en-XA/404'],
  ['/en-XA', 302, '/en-XA/404'],
  ['/en-XA/cruise/', 301, '/en-XA/cruise'],
  ['/en-XA/find?who=dragon', 303, '/en-XA'],
])('%s is answered in its own language', async (path, status, location) => {
  const answer = await routes().request(path, asPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test('a redirect leads to the page in the language that was asked for', async () => {
  const [[from, to] = []] = redirects;
  const answer = await routes().request(`/en-XA${from}?from=mail`, asPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/en-XA${to}?from=mail`]);
});

test.each([
  ['/en-XA/purana', '/en-XA/cruise'],
  ['/बीमा', '/about-us'],
  ['/%e0%a4%ac%e0%a5%80%e0%a4%ae%e0%a4%be/', '/about-us'],
  ['/en-XA/बीमा', '/en-XA/about-us'],
  ['/in-hindi', '/en-XA/cruise'],
  ['/en-XA/in-hindi', '/en-XA/cruise'],
  ['/papers', '/claims#papers'],
  ['/papers?utm=1', '/claims?utm=1#papers'],
  ['/q?utm=1', '/cruise?from=old&utm=1#top'],
])('an old site’s %s leads to %s', async (path, target) => {
  const answer = await routes().request(`http://localhost${path}`, asPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});

test('an address that leads to a place on itself is as unknown as any other', async () => {
  const answer = await routes().request('/loop', asPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/404']);
});

test('a thank-you page of a language is drawn in it', async () => {
  const path = '/en-XA/thank-you';
  const answer = await routes().request(`${path}?reference=AB2CD3EF`, asPage);
  expect(answer.status).toBe(200);
  expect(loaded[0]).toMatchObject({ locale: 'en-XA', path: '/thank-you' });
});

test('a plain client that asks for a page is led to the page for unknown addresses', async () => {
  expect((await routes().request('/nothing', { headers: { accept: '*/*' } })).status).toBe(302);
  expect((await routes().request('/nothing')).status).toBe(302);
});

test('before the pages are published an unknown path is not said to be missing', async () => {
  const answer = await routes({ isReady: false }).request('/cruise', asPage);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
});

test('the page for unknown addresses never leads to itself', async () => {
  expect((await routes().request('/404', asPage)).status).toBe(404);
});

test.each(['/thank-you', '/thank-you-pos'])('%s shows the reference number of its visitor', async (path) => {
  const answer = await routes().request(`${path}?reference=AB2CD3EF`, asPage);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('AB2CD3EF');
});

test('only a reference number makes a thank-you page one visitor’s own', () => {
  expect(isDynamicAddress('/thank-you', 'reference=AB2CD3EF', isThankYouPage)).toBe(true);
  expect(isDynamicAddress('/thank-you', 'reference=%3Cscript%3E', isThankYouPage)).toBe(false);
  expect(isDynamicAddress('/thank-you', '', isThankYouPage)).toBe(false);
  expect(isDynamicAddress('/cruise', 'reference=AB2CD3EF', isThankYouPage)).toBe(false);
});

test.each(['', '/industrial', '/service', '/retail', '/thank-you'])(
  'the partners’ page %s is drawn for the right secret and kept by nobody',
  async (rest) => {
    const answer = await routes().request(`/ri${secret}${rest}`, asPage);
    expect(answer.status).toBe(200);
    const shownPath = `/ri${secret}${rest}`;
    expect(loaded).toEqual([{ locale: 'en', path: `/ri{secret}${rest}`, shownPath }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(await answer.text()).not.toContain(`from=%2Fri${secret}`);
  },
);

test.each([
  '/riwrong-secret',
  '/ri{secret}',
  '/ri%7Bsecret%7D',
  `/ri${secret}x`,
  `/ri${secret}/nothing`,
  '/ri/retail',
])('%s is as unknown as any other address', async (path) => {
  const answer = await routes().request(path, asPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/404']);
});

test('without a secret there is no partners’ page', async () => {
  const answer = await routes({ partnerSecret: '' }).request('/ri', asPage);
  expect(answer.status).toBe(302);
  expect(loaded).toEqual([]);
});

test('when the page cannot be rendered, a visitor who was thanked still reads the number', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answer = await routes().request('/thank-you?reference=BB2CD3EF&waiting=1', asPage);
  vi.restoreAllMocks();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ reference: 'BB2CD3EF', isWaiting: true });
});

test('whoever finds a weakness learns whom to tell', async () => {
  const answer = await routes().request('/.well-known/security.txt');
  expect(await answer.text()).toContain('Contact: mailto:');
});

test('HEAD is answered as GET is', async () => {
  const answer = await routes().request('/cruise/', { method: 'HEAD', ...asPage });
  expect(answer.status).toBe(301);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '%s is refused by every address, which says what it takes',
  async (method) => {
    for (const path of [
      '/',
      '/cruise/',
      '/nothing',
      '/404',
      `/ri${secret}`,
      '/thank-you?reference=AB3CD4EF',
      '/find',
    ]) {
      const answer = await routes().request(path, { method });
      expect([answer.status, answer.headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    }
  },
);

test.each([
  ['/find?who=team&from=bills', '/group-medical-cover'],
  ['/find?who=family&from=cyber', '/search?q=a%20cyber%20attack'],
  ['/find?who=family&from=unheard-of', '/'],
  ['/find?who=//evil.example', '/'],
  ['/find', '/'],
])('the sentence of the home page %s leads to %s', async (sentence, target) => {
  const answer = await routes().request(sentence, asPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, target]);
});
