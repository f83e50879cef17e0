import type { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { callRoutes } from '#cases/calls/call-routes.ts';
import { readCase } from '#cases/read-case.ts';
import { rowsOf } from './database.ts';
import { newVisitor, origin, sampleEnquiry } from './visitor.ts';

/** The pages of calls in both languages; a link to the other one is told in a header. */
const [routes, hindiRoutes] = (['en', 'hi'] as const).map((locale) =>
  callRoutes(async ({ title, body, status, switchTo = '' }) => {
    const headers = { 'x-switch-to': switchTo };
    return new Response(`<title>${title}</title>${renderToStaticMarkup(body)}`, { status, headers });
  }, locale),
) as [Hono, Hono];

type Sent = { cookie?: string; address?: string; from?: string };

export function request(
  path: string,
  fields?: Record<string, string>,
  { cookie = '', from = origin }: Sent = {},
) {
  const headers = { origin: from, cookie };
  if (!fields) return routes.request(origin + path, { headers });
  return routes.request(origin + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

/** Sends an enquiry, or another form. @returns its case, reference and the digits that open it */
export async function sent(changes: Record<string, unknown> = {}, endpoint = 'save_lead_data') {
  const form = sampleEnquiry(changes);
  const { post } = await newVisitor();
  const { body } = await post(endpoint, form);
  const reference = String(body.data?.reference);
  const [found] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [reference]);
  return { id: found?.id ?? 0, reference, digits: String(form.phone).slice(-4) };
}

export const caseOf = async (id: number) => {
  const found = await readCase(id);
  if (!found) throw new Error(`There is no case ${id}.`);
  return found;
};

/** A browser in which someone has opened their call: its cookies, and the token of the page. */
export async function opened({ reference, digits }: { reference: string; digits: string }) {
  const answer = await request('/status/open', { reference, last_digits: digits });
  expect(answer.status).toBe(303);
  const call = cookieOf(answer);
  const page = await request('/status/mine', undefined, { cookie: call });
  const html = await page.text();
  const csrfToken = /name="csrfToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const cookie = `${call}; ${cookieOf(page)}`;
  return {
    html,
    cookie,
    see: async () => (await request('/status/mine', undefined, { cookie })).text(),
    press: (path: string, fields: Record<string, string> = {}) =>
      request(`/status/mine/${path}`, { csrfToken, ...fields }, { cookie }),
  };
}

export const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

export { hindiRoutes };
