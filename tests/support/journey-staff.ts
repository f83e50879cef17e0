import type { Page } from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import type { StaffRole } from '#content/access/duties.ts';
import { tokenFor } from './desk-login.ts';

/** Staff at work: over the content service's REST, and in the browser. */
export type Credentials = { email: string; password: string };
export type Reply = { status: number; body: Record<string, unknown> };
export type StaffRequest = (method: string, path: string, body?: unknown) => Promise<Reply>;

/** Requests under `/cmsapi/api/` as someone who is logged in. */
export async function asStaff(credentials?: Credentials): Promise<StaffRequest> {
  const headers = { authorization: `JWT ${await tokenOf(credentials)}` };
  return (method, path, content) => askContentService(method, path, content, headers);
}

/** The first administrator's. Each login counts against the limit by address, which a lane of journeys would reach. */
let lasting = '';

/** Logs someone in without a browser, the first administrator only where that session is over. @returns the session's token */
export async function tokenOf(credentials?: Credentials): Promise<string> {
  const { url, staff } = inject('site');
  if (credentials) return tokenFor(url, credentials);
  if (!(await isOpen(lasting))) lasting = await tokenFor(url, staff);
  return lasting;
}

async function isOpen(token: string): Promise<boolean> {
  if (!token) return false;
  const { body } = await askContentService('GET', '/users/me', undefined, { authorization: `JWT ${token}` });
  return Boolean(body.user);
}

/** Requests under `/cmsapi/api/` as anyone. */
export async function askContentService(
  method: string,
  path: string,
  content?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const isForm = content instanceof FormData;
  const answer = await fetch(`${inject('site').url}/cmsapi/api${path}`, {
    method,
    headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isForm ? content : content === undefined ? undefined : JSON.stringify(content),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
}

export type StoredRecord = Record<string, unknown> & { id: number; reference: string };

type SubmissionCollection =
  | 'call-from-experts'
  | 'posp-agent-forms'
  | 'corporate-insurance-forms'
  | 'resumes';

/** Records of a person, as staff find them, newest first. */
export async function recordsOf(
  phone: string,
  collection: SubmissionCollection = 'call-from-experts',
): Promise<StoredRecord[]> {
  const request = await asStaff();
  const { body } = await request('GET', `/${collection}?depth=0&where[phone][equals]=${phone}`);
  return body.docs as StoredRecord[];
}

/** Adds a member of staff with a role, and returns how they log in. */
export async function newColleague(role: Exclude<StaffRole, 'administrator'>): Promise<Credentials> {
  const request = await asStaff();
  const credentials = { email: `${role}.${Date.now()}@example.com`, password: 'a password of some length' };
  const { status } = await request('POST', '/users', { ...credentials, role, name: `The ${role}` });
  expect(status).toBe(201);
  return credentials;
}

/** Logs in through the form, which leads on to where the page was opened. */
export async function logIn(
  page: Page,
  { email, password }: Credentials = inject('site').staff,
): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/desk/login'));
}

/** Waits for the foot of a desk page, which is filled by the script that handles its keys. */
export async function untilKeysWork(desk: Page): Promise<void> {
  await desk.locator('#desk-live-state:not(:empty)').waitFor({ state: 'attached' });
}

/** The staff side is prepared after the port has opened: the first journey that needs it waits for it. */
export function untilStaffSideAnswers(): Promise<void> {
  return untilStaffSideAnswersAt(inject('site').url);
}

export async function untilStaffSideAnswersAt(url: string): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${url}/admin`)).status).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });
}
