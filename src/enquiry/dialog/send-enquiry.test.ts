import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft } from '#forms/draft/draft.ts';
import { formByKey } from '../definitions/find-form.ts';
import { refreshToken } from './post-to-endpoint.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** The network, faked at its edge: what was sent, and what comes back for it. */
type Sent = { endpoint: string; headers: Record<string, string>; body: Record<string, unknown> };
let sent: Sent[] = [];
let answers: Record<string, (() => Response | Promise<Response>)[]> = {};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const good = () => json({ status_code: 1, status_description: 'OK', data: {} });
const saved = () => json({ status_code: 1, status_description: 'Thanks', data: { reference: 'AB3CD4EF' } });

beforeEach(() => {
  sent = [];
  answers = {};
  clearDraft('dialog');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const endpoint = address.replace('/api/', '');
    if (endpoint === 'fetch_token') return json({ data: 'token' });
    const headers = init.headers as Record<string, string>;
    sent.push({ endpoint, headers, body: JSON.parse(String(init.body)) });
    return (answers[endpoint]?.shift() ?? (endpoint.startsWith('save') ? saved : good))();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fields = { name: 'Asha', phone: '9845012345', email: 'asha@example.in' };
const send = (key = 'general', changes = {}) =>
  sendEnquiry({
    place: 'dialog',
    form: formByKey(key),
    fields: { ...fields, ...changes },
    captchaResponse: 'solved',
  });
const endpoints = () => sent.map(({ endpoint }) => endpoint);

test('the phone is checked, then the lead is saved with token, key and captcha', async () => {
  expect(await send()).toEqual({ kind: 'saved', reference: 'AB3CD4EF' });
  expect(endpoints()).toEqual(['phone_validation', 'save_lead_data']);
  const [check, save] = sent;
  expect(check?.body).toEqual({ phone: '9845012345', csrfToken: 'token' });
  expect(save?.body).toEqual({ ...fields, csrfToken: 'token', g_recaptcha_response: 'solved' });
  expect(save?.headers.TOKEN).toBe('token');
  expect(save?.headers['Idempotency-Key']).toMatch(/^\d+(-\d+){3}$/);
});

test('an agent: e-mail, phone, then the save', async () => {
  await send('posp');
  expect(endpoints()).toEqual(['check_pos_email_details', 'check_pos_phone_details', 'save_pos_data']);
});

test('a check that says no stops the sending with its words', async () => {
  answers.phone_validation = [
    () => json({ status_code: 0, status_description: 'Please check this phone number' }),
  ];
  expect(await send()).toEqual({
    kind: 'refused',
    message: 'Please check this phone number',
    errors: { phone: 'Please check this phone number' },
    isCaptchaRefused: false,
  });
  expect(endpoints()).toEqual(['phone_validation']);
});

test.each([
  ['check_pos_email_details', 200],
  ['save_pos_data', 409],
])('a known agent is told apart, by the reason and not by the words: %s', async (endpoint, status) => {
  const data = { reason: 'known-agent' };
  answers[endpoint] = [
    () => json({ status_code: 0, status_description: 'We have you', errors: {}, data }, status),
  ];
  expect(await send('posp')).toEqual({ kind: 'known', message: 'We have you' });
  expect(endpoints().at(-1)).toBe(endpoint);
});

test("the server's errors of fields come back as they are", async () => {
  const errors = { city: 'Please fill required fields' };
  answers.save_lead_data = [() => json({ status_code: 0, status_description: 'No', errors }, 422)];
  expect(await send()).toMatchObject({ kind: 'refused', message: 'No', errors });
});

test('a refused captcha is told apart', async () => {
  const errors = { g_recaptcha_response: 'Please complete the reCAPTCHA challenge.' };
  answers.save_lead_data = [() => json({ status_code: 0, status_description: 'x', errors }, 403)];
  expect(await send()).toMatchObject({ kind: 'refused', isCaptchaRefused: true });
  expect(endpoints()).toEqual(['phone_validation', 'save_lead_data']);
});

test.each([
  ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['an answer of 500', () => json({ status_code: 0 }, 500), 'server'],
  ['an answer of 503', () => json({ status_code: 0 }, 503), 'server'],
  ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 200 }), 'server'],
  ['an interruption', () => Promise.reject(new DOMException('Stopped', 'AbortError')), 'abort'],
])(
  '%s is a failure, and the repeat goes under the same key without the checks',
  async (_name, answer, reason) => {
    answers.save_lead_data = [answer];
    expect(await send()).toEqual({ kind: 'failed', reason });
    expect(await send()).toMatchObject({ kind: 'saved' });
    expect(endpoints()).toEqual(['phone_validation', 'save_lead_data', 'save_lead_data']);
    expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[2]?.headers['Idempotency-Key']);
  },
);

test('other answers are another request: new key, checks again', async () => {
  answers.save_lead_data = [() => json({ status_code: 0 }, 500)];
  await send();
  await send('general', { name: 'Meera' });
  expect(endpoints()).toEqual(['phone_validation', 'save_lead_data', 'phone_validation', 'save_lead_data']);
  expect(sent[1]?.headers['Idempotency-Key']).not.toBe(sent[3]?.headers['Idempotency-Key']);
});

test('a request that takes more than 15 seconds is given up', async () => {
  await refreshToken();
  vi.useFakeTimers();
  // The browser's own timer is not one of those.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const sending = send();
  await vi.advanceTimersByTimeAsync(14_900);
  const early = await Promise.race([sending, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  await vi.advanceTimersByTimeAsync(200);
  expect(await sending).toEqual({ kind: 'failed', reason: 'timeout' });
});

test('a token that has become too old is replaced once', async () => {
  const refusal = () => json({ status_code: 0, status_description: 'Too old' }, 403);
  answers.phone_validation = [refusal];
  expect(await send()).toMatchObject({ kind: 'saved' });
  answers.phone_validation = [refusal, refusal];
  clearDraft('dialog');
  expect(await send()).toMatchObject({ kind: 'refused', message: 'Too old' });
});

test('without a captcha nothing new is sent, but a repeat of what may be stored is', async () => {
  const without = () =>
    sendEnquiry({ place: 'dialog', form: formByKey('general'), fields, captchaResponse: undefined });
  expect(await without()).toEqual({ kind: 'failed', reason: 'captcha' });
  expect(sent).toEqual([]);
  answers.save_lead_data = [() => Promise.reject(new TypeError('Failed to fetch'))];
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'network' });
  expect(await without()).toEqual({ kind: 'saved', reference: 'AB3CD4EF' });
  expect(sent.at(-1)?.body.g_recaptcha_response).toBe('');
});
