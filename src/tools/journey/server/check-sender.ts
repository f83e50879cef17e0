import type { Context } from 'hono';
import { isTokenValid } from '#enquiry/guards/csrf-token.ts';
import { isOwnOrigin } from '#enquiry/guards/origin.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';

/** Why a form is not taken: it comes from elsewhere, or was open for too long. Nothing where it is ours. */
export function problemOfSender(c: Context, token: unknown, locale: Locale): string | undefined {
  const { refusals } = enquiryMessages(locale);
  if (!isOwnOrigin(c.req.header('origin'))) return refusals['foreign-origin'];
  const given = typeof token === 'string' ? token : undefined;
  return isTokenValid(c, given) ? undefined : refusals.token;
}
