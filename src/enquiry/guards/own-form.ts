import type { Context } from 'hono';
import type { Locale } from '#ui/language/locales.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { isTokenValid } from './csrf-token.ts';
import { isOwnOrigin } from './origin.ts';

/**
 * Was this form sent from a page of ours? One that sends no referrer gives `null` for its origin when it sends a form
 * (Fetch, "append a request Origin header"): there `Sec-Fetch-Site` says whose it is.
 */
export function isFromOurPage(c: Context): boolean {
  const origin = c.req.header('origin');
  return origin === 'null' ? c.req.header('sec-fetch-site') === 'same-origin' : isOwnOrigin(origin);
}

/** Why a form of a page that is rendered for one visitor is not taken; nothing when it is ours. */
export function foreignForm(c: Context, csrfToken: string | undefined, locale: Locale): string | undefined {
  const fault = faultOf(c, csrfToken);
  return fault && answerMessages(locale).refusals[fault];
}

/** The same where the answer does not show the form again, so that nothing of what was typed is kept. */
export function foreignLoneForm(
  c: Context,
  csrfToken: string | undefined,
  locale: Locale,
): string | undefined {
  const { refusals, page } = answerMessages(locale);
  const fault = faultOf(c, csrfToken);
  return fault === 'token' ? page.openTooLong : fault && refusals[fault];
}

function faultOf(c: Context, csrfToken: string | undefined): 'foreign-origin' | 'token' | undefined {
  if (!isFromOurPage(c)) return 'foreign-origin';
  return isTokenValid(c, csrfToken) ? undefined : 'token';
}
