/**
 * Below `/desk`, the pages of anyone who answers visitors. Each route says in its definition whose duty it is; here is what
 * applies to all of them: a session, the duty, our own origin for whatever is sent, and no keeping of what is shown.
 */

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { may } from '#content/access/duties.ts';
import { recordAuditThrottled } from '#content/audit/audit-log.ts';
import { isOwnOrigin } from '#enquiry/guards/origin.ts';
import { readPageForm } from '#enquiry/page/page-form.ts';
import { describeError, log } from '#platform/log.ts';
import type { OwnDocuments } from '#site/open-documents.ts';
import { actorOf, originOf } from '../audit/origin.ts';
import { confirmationPath, isPageOpened } from '../office-login/confirmation.ts';
import { draftRenderer } from '../preview/render-draft.tsx';
import { extendSession } from '../session/extend-session.ts';
import { loginPath } from '../session/local-path.ts';
import { type Staff, staffOfRequest } from '../session/staff-of-request.ts';
import { sendRenewedSession } from './account/reauthenticate-call.ts';
import { allDeskRoutes } from './all-desk-routes.ts';
import type { DeskRoute, OpenCall, OpenRoute } from './desk-route.ts';
import { RefusedPage } from './frame/refused-page.tsx';
import { deskRenderer } from './frame/render-desk-page.tsx';
import { pageOfForm } from './page-of-form.ts';

const maxBodyBytes = 256 * 1024;
/** A save that fails may have failed after its transaction, or without an answer from the database. */
const away = {
  reading: 'The desk is not responding right now. Please try again in a moment.',
  saving: 'The desk is not responding right now. Before you try again, check whether your change was saved.',
};

/** @param ahead files of the content service's screens, to be fetched before an editor opens one */
export function deskRoutes(sources: OwnDocuments, ahead: readonly string[]): Hono {
  const drawFor = deskRenderer(sources, ahead);
  const renderDraft = draftRenderer(sources);
  const routes = new Hono();
  const said = (c: Context, staff: Staff | undefined, status: number, text: string) =>
    drawFor(staff)({ title: 'Not possible', status, body: RefusedPage({ text }) }).then((answer) =>
      c.newResponse(answer.body, answer),
    );

  const limitTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => said(c, undefined, 413, 'This is too large to save.') });
  for (const route of allDeskRoutes)
    routes.on(route.method, route.path, limitTo(route.maxBytes ?? maxBodyBytes), (c) => answer(c, route));
  routes.all('*', async (c) => {
    const staff = await staffOfRequest(c.req.raw.headers);
    return staff ? said(c, staff, 404, 'There is no such page on the desk.') : toLogin(c);
  });
  routes.onError(async (error, c) => {
    log.error('desk did not answer', describeError(error));
    c.header('Retry-After', '5');
    const answer = await said(c, undefined, 503, isSave(c) ? away.saving : away.reading);
    sendRenewedSession(c, answer);
    return answer;
  });
  return routes;

  async function answer(c: Context, route: DeskRoute): Promise<Response> {
    if (route.duty === 'open') return answered(c, route, undefined);
    const staff = await staffOfRequest(c.req.raw.headers);
    if (!staff) return toLogin(c);
    const isOpened = route.method === 'get' && isPageOpened(c.req.raw.headers);
    const elsewhere = isOpened && (await confirmationPath(staff, placeOf(c)));
    if (elsewhere) return c.redirect(elsewhere, 303);
    if (!may(staff, route.duty)) {
      const about = `${route.method.toUpperCase()} /desk${route.path}`;
      await recordAuditThrottled({ kind: 'refused', by: actorOf(staff, originOf(c)), about });
      return said(c, staff, 403, 'Your role does not include this. Ask an administrator.');
    }
    const ofStaff = { ...route, answer: (call: OpenCall) => route.answer({ ...call, staff, renderDraft }) };
    const answer = await answered(c, ofStaff, staff);
    return isUse(c) ? withLongerSession(c, answer, staff) : answer;
  }

  async function answered(
    c: Context,
    { method, answer, isFromServer }: Pick<OpenRoute, 'method' | 'answer' | 'isFromServer'>,
    staff: Staff | undefined,
  ): Promise<Response> {
    const draw = drawFor(staff);
    if (method === 'get') return answer({ c, input: {}, draw });
    if (!isFromServer && !isOwnOrigin(c.req.header('origin')))
      return said(c, staff, 403, 'This was not sent from the desk. Nothing was changed.');
    return answer({ c, input: (await readPageForm(c)) ?? {}, draw });
  }
}

function placeOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/** Logging in and out saves nothing. */
function isSave(c: Context): boolean {
  return c.req.method === 'POST' && !/^\/desk\/log(in|out)\b/.test(c.req.path);
}

/** A page that keeps itself up to date is not someone at work. */
function isUse(c: Context): boolean {
  return c.req.header('x-desk-refresh') === undefined && c.req.path !== '/desk/live';
}

/** After the answer: what it ended stays ended. */
async function withLongerSession(c: Context, answer: Response, staff: Staff): Promise<Response> {
  if (sendRenewedSession(c, answer)) return answer;
  const cookie = await extendSession(staff);
  if (cookie) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** Those that someone can go back to. */
const pages = allDeskRoutes
  .filter(({ method, duty }) => method === 'get' && duty !== 'open')
  .map(({ path }) => `/desk${path === '/' ? '' : path}`);

/**
 * A page that was requested without a session opens after the login. A form is not sent again: the page that
 * it was typed on comes back, and its browser has kept what was typed (`live/in-browser/preserve-input.ts`).
 */
function toLogin(c: Context): Response {
  if (c.req.method === 'GET') return c.redirect(loginPath(placeOf(c)), 303);
  const sent = { path: new URL(c.req.url).pathname, referer: c.req.header('referer') };
  return c.redirect(loginPath(pageOfForm(sent, pages, isOwnOrigin), 'kept'), 303);
}
