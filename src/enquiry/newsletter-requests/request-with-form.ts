import type pg from 'pg';
import type { Submission } from '../submit/submission.ts';
import { requestNewsletter } from './newsletter-request.ts';

/** Takes a ticked box for news beside an e-mail address as a request for the newsletter, whatever the form is about. */
export async function requestNewsletterWithForm(
  client: pg.ClientBase,
  { consents, values, locale, channel }: Submission,
): Promise<void> {
  const { email, referrer_url: page = '' } = values;
  if (consents.consent_news && email)
    await requestNewsletter(client, { email, locale, source: `${channel} ${page}`.trim() });
}
