import type pg from 'pg';
import { formMessages } from '#forms/messages/messages.ts';
import { defineQueue, enqueue } from '#platform/queue.ts';
import type { Locale } from '#ui/language/locales.ts';

/**
 * Someone has ticked the box for news beside an e-mail address. That is all this room does about it: the wish waits
 * in a row of its own, put there by the transaction that saves what was sent, for the room that sends news. Whether
 * the address is known is found out behind it, so that no answer and no delay tells.
 */
export type NewsletterRequest = {
  email: string;
  locale: Locale;
  /** Channel and page on which the box was ticked. */
  source: string;
};

/** A job carries the wish's id and nothing else. */
export type NewsletterRequestJob = { wishId: string };

export const newsletterRequestQueue = defineQueue<NewsletterRequestJob>('news-wish', { retryDelay: 5 });

/** Keeps the wish, with the words that were agreed to, as part of the client's transaction. */
export async function requestNewsletter(
  client: pg.ClientBase,
  { email, locale, source }: NewsletterRequest,
): Promise<void> {
  const { version, consent_news } = formMessages(locale).consents;
  const { rows } = await client.query<{ id: string }>({
    name: 'wish-for-news',
    text: `insert into enquiry.news_wishes (email, locale, source, consent_text, consent_version)
      values ($1, $2, $3, $4, $5) returning id`,
    values: [email, locale, source, consent_news.text, version],
  });
  for (const { id } of rows) await enqueue(newsletterRequestQueue, { wishId: id }, client);
}
