import fs from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { privacyRoutes as deskPages } from '#desk/screens/privacy/privacy.routes.tsx';
import { startDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { startOutbox } from '#mail/outbox/start-outbox.ts';
import { startNewsletter } from '#newsletter/start-newsletter.ts';
import { env } from '#platform/env.ts';
import { privacyRoutes } from '#privacy/own-page/privacy-routes.ts';
import { startPrivacy } from '#privacy/start-privacy.ts';
import { staffMember } from './content-service.ts';
import type { SamplePerson } from './create-personal-data.ts';
import { rowsOf } from './database.ts';
import { deskAs } from './desk-as.ts';
import { origin } from './visitor.ts';

export type Staff = Awaited<ReturnType<typeof staffMember>>;
export let administrator: Staff;
export let adviser: Staff;

/** An administrator and an adviser, with every job running that a request needs. */
export function withPrivacyStaff(): void {
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    administrator = await staffMember('administrator');
    adviser = await staffMember('adviser');
    await startOutbox(async () => allMailTemplates);
    await startDeliveries();
    await startPrivacy(allPersonalData);
    return startNewsletter();
  });
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
}

export const routes = new Hono().route(
  '/',
  privacyRoutes({
    respond: async ({ body, status }) => {
      const headers = { 'content-type': 'text/html' };
      return new Response(renderToStaticMarkup(body), { status, headers });
    },
    locale: 'en',
    places: allPersonalData,
  }),
);

export async function send(address: string, form: Record<string, string>, cookie = '') {
  const headers = { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(form).toString();
  return routes.request(`${origin}${address}`, { method: 'POST', headers, body });
}

/** The newest link that was mailed to this address. */
export function linkTo(email: string): string | undefined {
  const folder = path.join(env().dataDir, 'mail');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => path.join(folder, file)) : [];
  const mails = files
    .sort((one, other) => fs.statSync(one).mtimeMs - fs.statSync(other).mtimeMs)
    .map((file) => fs.readFileSync(file, 'latin1'));
  const links = mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /\/privacy\/request\/open\/[\w-]{43}/.exec(mail.replaceAll('=\r\n', '')) ?? []);
  return links.at(-1);
}

export async function openPage({ email }: Pick<SamplePerson, 'email'>): Promise<string> {
  await send('/privacy/request/ask', { email });
  const link = await vi.waitFor(() => linkTo(email) ?? Promise.reject(new Error('no link')), patience);
  const opened = await send(link, {});
  expect(opened.status).toBe(303);
  const session = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  return session;
}

export async function look(session: string) {
  const answer = await routes.request(`${origin}/privacy/request/mine`, { headers: { cookie: session } });
  const html = await answer.text();
  const token = /name="csrfToken" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const cookie = `${session}; ${answer.headers.get('set-cookie')?.split(';')[0] ?? ''}`;
  return { status: answer.status, html, token, cookie };
}

export const patience = { timeout: 20_000, interval: 100 };

/** Takes the newest open request of a kind one step on, as the desk does. */
export async function step(name: string, user: Staff, kind: string, fields: Record<string, string> = {}) {
  const [request] = await rowsOf<{ id: number }>(
    `select id from privacy_requests where kind = $1 and settled_at is null order by id desc limit 1`,
    [kind],
  );
  const staff = { ...user, id: Number(user.id), sessionId: '' };
  const path = `/privacy/${request?.id}/${name}`;
  return { id: request?.id, ...(await deskAs(staff, { routes: deskPages, path, fields })) };
}

/** Every address may send again. The first limited request makes the table. */
export function forgetLimits(): Promise<unknown> {
  return rowsOf(`do $$ begin
    if to_regclass('limits.attempts') is not null then delete from limits.attempts; end if;
  end $$`);
}
