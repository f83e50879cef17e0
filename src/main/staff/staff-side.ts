/**
 * The content service: Next with Payload, handed the raw request. It is prepared once its process listens, and who asks
 * before waits.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { extendSessionOf } from '#desk/session/extend-session.ts';
import { deskRedirect, loginInstead } from '#panel/guard/desk-redirect.ts';
import { env } from '#platform/env.ts';
import { log } from '#platform/log.ts';
import { describeThirdPartyError } from '#platform/log-third-party.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { traceRequest } from '#platform/tracing/tracing.ts';
import type { Taker } from '../server.ts';
import { webHeaders } from '../web-headers.ts';
import { guardRefusal } from './access-guard.ts';
import { staffHeaders } from './headers.ts';
import { refuse, refuseTemporarily } from './refuse.ts';
import { isForScreenFile } from './screen-files.ts';
import { isOfContentService } from './staff-paths.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

let handle: Promise<Handle> | undefined;

export function prepareStaffSide(): Promise<Handle> {
  handle ??= load();
  handle.catch((error) => {
    log.error('staff side did not start', describeThirdPartyError(error));
    handle = undefined;
  });
  return handle;
}

async function load(): Promise<Handle> {
  const { default: next } = await import('next');
  const { mode, port } = env();
  const app = next({
    dev: mode === 'development',
    dir: path.resolve('src/panel'),
    customServer: true,
    hostname: 'localhost',
    port,
  });
  await app.prepare();
  return app.getRequestHandler();
}

/** Takes what is the content service's, and answers it or says that it is away. */
export const takeForContentService: Taker = (request, response) => {
  if (!isOfContentService(request) || isForScreenFile(request)) return false;
  void traceRequest(request, response, () => serve(request, response));
  return true;
};

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { siteUrl, mode } = env();
  const isDevelopment = mode === 'development';
  const { headers, policy } = staffHeaders(request.url ?? '/', { siteUrl, isDevelopment });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // A stranger's header of this name is not taken for ours.
  if (policy) request.headers['content-security-policy'] = policy;
  else delete request.headers['content-security-policy'];
  try {
    const elsewhere = deskRedirect(request);
    if (elsewhere) return lead(response, elsewhere);
    const refusal = await guardRefusal(request);
    if (refusal) return refuse(response, refusal.status, refusal.text, { allow: refusal.allow });
    const login = await loginInstead(request, webHeaders(request.headers));
    if (login) return lead(response, login);
    const answer = await prepareStaffSide();
    const cookie = isOfStaff(request) && (await extendSessionOf(webHeaders(request.headers)));
    if (cookie) response.appendHeader('set-cookie', cookie);
    await answer(request, response);
  } catch (error) {
    logThrottled('staff request failed', describeThirdPartyError(error), { level: 'error' });
    if (!response.headersSent) refuseTemporarily(request, response);
  }
}

/** Scripts and pictures of the screens are no one's work. */
function isOfStaff({ url = '' }: IncomingMessage): boolean {
  return /^\/(admin|cmsapi)(\/|\?|$)/.test(url);
}

function lead(response: ServerResponse, to: string): void {
  response.writeHead(303, { location: to, 'cache-control': 'no-store' });
  response.end();
}
