import type { Context } from 'hono';
import { isTokenValid } from '#enquiry/guards/csrf-token.ts';
import { isOwnOrigin } from '#enquiry/guards/origin.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { Locale } from '#ui/language/locales.ts';

/**
 * Why a form of a result's page is not taken; nothing when it is ours. A page that sends no referrer gives `null` for
 * its origin when it sends a form (Fetch, "append a request Origin header"): there `Sec-Fetch-Site` says whose it is.
 */
export function foreignForm(c: Context, csrfToken: string | undefined, locale: Locale): string | undefined {
  const texts = answerMessages(locale).refusals;
  const origin = c.req.header('origin');
  const isOurs = origin === 'null' ? c.req.header('sec-fetch-site') === 'same-origin' : isOwnOrigin(origin);
  if (!isOurs) return texts['foreign-origin'];
  return isTokenValid(c, csrfToken) ? undefined : texts.token;
}
