import { type Context, Hono } from 'hono';
import { readKnownSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { readBody } from '#enquiry/endpoints/read-body.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import { callerForm } from '../call-forms.ts';
import { callPaths } from '../call-paths.ts';
import { type CheckAnswer, discoveryDocument } from './caller-code.ts';
import { checkCaller } from './check-caller.ts';

/**
 * The question of `/is-it-us` for programs (docs/caller-code.md). It reads no cookie and gives no permission to pages of
 * other sites; a body of JSON alone is taken, which such a page cannot send unasked.
 */
export function callerCodeRoutes(locale: Locale): Hono {
  const routes = new Hono();
  routes.get(callPaths.callerCode, async (c) => {
    const settings = await readKnownSettings(locale);
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json(discoveryDocument({ siteUrl: env().siteUrl, locale, settings }));
  });
  routes.post(callPaths.callerCodeCheck, async (c) => {
    const asked = await questionIn(c);
    if (!asked) return answer(c, 400, { error: 'malformed' });
    const checked = await checkCaller(asked, senderAddress(c));
    if (checked.isOurs === undefined) {
      c.header('Retry-After', String(checked.retryAfterSeconds));
      return answer(c, 429, { error: 'too-many' });
    }
    if (!checked.isOurs) return answer(c, 200, { ours: false });
    const { brand: organisation } = await readKnownSettings(locale);
    return answer(c, 200, { ours: true, caller: checked.adviser, organisation });
  });
  routes.all(callPaths.callerCode, (c) => wrongMethod(c, 'GET, HEAD'));
  routes.all(callPaths.callerCodeCheck, (c) => wrongMethod(c, 'POST'));
  routes.onError((error, c) => {
    log.error('caller not checked', describeError(error));
    c.header('Retry-After', '5');
    return answer(c, 503, { error: 'unavailable' });
  });
  return routes;
}

async function questionIn(c: Context): Promise<{ reference: string; code: string } | undefined> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return undefined;
  const read = await readBody(c.req.raw);
  if (!read.ok) return undefined;
  const { reference, code } = read.body;
  return isText(reference, 'reference') && isText(code, 'code') ? { reference, code } : undefined;
}

/** As long as the form of the page takes it. */
function isText(value: unknown, name: keyof typeof callerForm.fields): value is string {
  const { maxLength } = callerForm.fields[name] as { maxLength: number };
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}

function answer(c: Context, status: 200 | 400 | 429 | 503, body: CheckAnswer): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
}

function wrongMethod(c: Context, allow: string): Response {
  return c.body(null, 405, { allow, 'cache-control': 'no-store' });
}
