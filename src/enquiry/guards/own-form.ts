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
  const texts = answerMessages(locale).refusals;
  if (!isFromOurPage(c)) return texts['foreign-origin'];
  return isTokenValid(c, csrfToken) ? undefined : texts.token;
}
