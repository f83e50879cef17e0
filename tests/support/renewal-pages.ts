import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import { renewalRoutes } from '#renewals/page/renewal-routes.ts';
import { IslandContext } from '#ui/island/island.tsx';
import { rowsOf } from './database.ts';
import { origin } from './visitor.ts';

const islands = {
  'renewal-keeper': ['/assets/renewal-keeper.js'],
  'renewal-mail': ['/assets/renewal-mail.js'],
};

/** The renewal keeper's pages, without the frame of the site. */
const site = new Hono().route(
  '/',
  renewalRoutes(async ({ title, body, status }) => {
    const html = renderToStaticMarkup(createElement(IslandContext, { value: islands }, body));
    return new Response(`<title>${title}</title>${html}`, {
      status,
      headers: { 'content-type': 'text/html' },
    });
  }, 'en'),
);

const type = { 'content-type': 'application/x-www-form-urlencoded' };

export const renewalPages = {
  get: (path: string) => site.request(origin + path),
  /** As mail programs press a button: without a cookie, a token or an origin. */
  press: (path: string, body = '') => site.request(origin + path, { method: 'POST', body, headers: type }),
  send: (path: string, form: Record<string, string>, cookie = '') =>
    site.request(origin + path, {
      method: 'POST',
      body: String(new URLSearchParams(form)),
      headers: { ...type, origin, cookie },
    }),
};

export const asCar = { cover: 'car', insurer: 'Sample General', day: '5', month: '3', year: '2027' };

/** Fills in the form for the mail on the page that the three fields led to. */
export async function askForMail(email: string, changes: Record<string, string> = {}): Promise<Response> {
  const opened = await renewalPages.send('/renewal-reminder', { ...asCar, ...changes });
  const html = await opened.text();
  // A page whose dates have passed has no such form.
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const form = {
    cover: hidden('cover'),
    insurer: hidden('insurer'),
    on: hidden('on'),
    csrfToken: hidden('csrfToken'),
    moment: signedMoment(Date.now() - 10_000),
    email,
    ...changes,
  };
  return renewalPages.send('/renewal-reminder/mail', form, opened.headers.get('set-cookie')?.split(';')[0]);
}

export type MailRow = {
  id: number;
  template: string;
  recipient: string;
  /** Gone once it is sent. */
  data: { confirm?: string; forget?: string; stage?: number; next?: string } | null;
};
export const owedMails = () =>
  rowsOf<MailRow>('select id, template, recipient, data from mail.outgoing order by id');

const pathOf = (address = '') => address.replace(origin, '');

export async function confirmPath(): Promise<string> {
  return pathOf((await owedMails()).findLast(({ data }) => data?.confirm)?.data?.confirm);
}

export async function forgetPath(): Promise<string> {
  return pathOf((await owedMails()).findLast(({ data }) => data?.forget)?.data?.forget);
}

/** Asks for a reminder of a policy that ends on 5 March 2027, and confirms the address. */
export async function confirmedReminder(email: string, changes: Record<string, string> = {}): Promise<void> {
  await askForMail(email, changes);
  await renewalPages.press(await confirmPath());
  await rowsOf('delete from mail.outgoing');
}
