import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { openSiteverify } from '../support/siteverify.ts';
import { get, newVisitor, sampleEnquiry } from '../support/visitor.ts';

const google = await openSiteverify();
afterAll(google.close);

setEnvironment({
  CAPTCHA: 'recaptcha',
  RECAPTCHA_V2_SITE_KEY: 'v2-site-key',
  RECAPTCHA_V2_SECRET: 'v2-secret',
  RECAPTCHA_V3_SITE_KEY: 'v3-site-key',
  RECAPTCHA_V3_SECRET: 'v3-secret',
  RECAPTCHA_URL: google.url,
});
withDatabase();
beforeAll(() =>
  rowsOf(`
    insert into pages (path, content_key, kind, audience, form, captcha, _status)
    values ('/vintage-cars', 'vintage-cars', 'other-product', 'people', 'vintage-cars', 'score-in-dialogs', 'published')`),
);

const save = async (changes: Record<string, unknown>) =>
  (await newVisitor()).post('save_lead_data', sampleEnquiry(changes));

test('Google is asked for the captcha that the dialogs of the page show, whatever their form', async () => {
  google.answer = { success: true, hostname: 'localhost' };
  const { status, body } = await save({ g_recaptcha_response: 'token-a' });
  expect(status).toBe(200);
  expect(google.asked.at(-1)).toEqual({ secret: 'v2-secret', response: 'token-a' });
  const rows = await rowsOf('select captcha from call_from_experts where reference = $1', [
    body.data?.reference,
  ]);
  expect(rows).toEqual([{ captcha: 'recaptcha' }]);

  google.answer = { success: true, hostname: 'localhost', score: 0.9, action: 'call_back' };
  // The footer's general form on that page.
  const vintage = { variant: 'general', referrer_url: 'http://localhost/vintage-cars' };
  expect((await save({ ...vintage, g_recaptcha_response: 'token-b' })).status).toBe(200);
  expect(google.asked.at(-1)).toEqual({ secret: 'v3-secret', response: 'token-b' });
  google.answer = { success: true, hostname: 'localhost', score: 0.1, action: 'call_back' };
  expect((await save({ ...vintage, g_recaptcha_response: 'token-c' })).status).toBe(403);
});

test('no token is 403 without asking Google', async () => {
  const before = google.asked.length;
  expect((await save({ g_recaptcha_response: '' })).status).toBe(403);
  expect(google.asked).toHaveLength(before);
});

test('a token is good for one save, even if Google said yes twice', async () => {
  google.answer = { success: true, hostname: 'localhost' };
  expect((await save({ g_recaptcha_response: 'token-d' })).status).toBe(200);
  expect((await save({ g_recaptcha_response: 'token-d' })).status).toBe(403);
});

test('a captcha solved on another site is 403', async () => {
  google.answer = { success: true, hostname: 'evil.test' };
  expect((await save({ g_recaptcha_response: 'token-e' })).status).toBe(403);
});

test('while Google is down nothing is saved, and the visitor gets a 503', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  google.answer = undefined;
  const before = await countOf('call_from_experts');
  const { status, headers, body } = await save({ g_recaptcha_response: 'token-f' });
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('10');
  expect(body).toEqual({
    status_code: 0,
    status_description: 'We cannot check the captcha at the moment. Please try again.',
    errors: {},
  });
  expect(await countOf('call_from_experts')).toBe(before);
  vi.restoreAllMocks();
});

test('there is no ALTCHA challenge', async () => {
  expect((await get('/api/captcha_challenge')).status).toBe(404);
});
