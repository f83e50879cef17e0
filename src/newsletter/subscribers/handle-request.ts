import type pg from 'pg';
import type { NewsletterRequestJob } from '#enquiry/newsletter-requests/newsletter-request.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { inTransaction } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import { newsletterMails } from '../mails/mail-keys.ts';
import { confirmAddress, unsubscribeAddress } from '../newsletter-paths.ts';
import { newConfirmToken } from '../opt-in/confirm-token.ts';
import { personOf, personsOf } from './person-of.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';

/**
 * Handles a newsletter request, whatever form it came by: the first half of the double opt-in. People who are new, have
 * left, or have not confirmed yet get a link to confirm; those who get the newsletter already get a mail that says so.
 * No one is written to twice in a day, however often someone types their address.
 */
type SignUpRequest = {
  email: string;
  locale: Locale;
  source: string;
  consentText: string;
  consentVersion: string;
};

export async function handleNewsletterRequest({ wishId }: NewsletterRequestJob): Promise<void> {
  await inTransaction(async (client) => {
    const wish = await takeWish(client, wishId);
    if (!wish) return;
    const { id, state, isMailedToday } = await findOrMake(client, wish);
    if (isMailedToday) return;
    const { email: to, locale } = wish;
    if (state === 'confirmed') {
      await client.query('update newsletter_subscribers set mailed_at = now() where id = $1', [id]);
      const data = { leave: unsubscribeAddress(unsubscribeTokenOf(id), locale) };
      await enqueueMail(client, { template: newsletterMails.already, to, locale, data });
      return;
    }
    const { token, hash } = newConfirmToken('newsletter-confirm');
    await awaitConfirmation(client, { id, wish, hash });
    const data = { confirm: confirmAddress(token, locale) };
    await enqueueMail(client, { template: newsletterMails.confirm, to, locale, data });
  });
}

/** @returns nothing when it has been taken up before, or was given up */
async function takeWish(client: pg.ClientBase, id: string): Promise<SignUpRequest | undefined> {
  const { rows } = await client.query<SignUpRequest>(
    `delete from enquiry.news_wishes where id = $1
     returning email, locale, source, consent_text as "consentText", consent_version as "consentVersion"`,
    [id],
  );
  return rows[0];
}

type Known = { id: number; state: 'pending' | 'confirmed' | 'unsubscribed'; isMailedToday: boolean };

/** Locks the person's row until the transaction ends: of two wishes at once the later one sees what the first did. */
async function findOrMake(client: pg.ClientBase, { email, locale }: SignUpRequest): Promise<Known> {
  // Stored under a former secret, it is known under the present one from now on.
  await client.query(
    'update newsletter_subscribers set person = $1 where person = any($2) and person <> $1',
    [personOf(email), personsOf(email)],
  );
  const { rows } = await client.query<Known>(
    `insert into newsletter_subscribers (person, locale, asked_at) values ($1, $2, now())
     on conflict (person) do update set updated_at = now()
     returning id, state, coalesce(mailed_at > now() - interval '1 day', false) as "isMailedToday"`,
    [personOf(email), locale],
  );
  const [known] = rows;
  if (!known) throw new Error('A subscriber was neither found nor created.');
  return known;
}

async function awaitConfirmation(
  client: pg.ClientBase,
  { id, wish, hash }: { id: number; wish: SignUpRequest; hash: string },
): Promise<void> {
  const { email, locale, source, consentText, consentVersion } = wish;
  await client.query(
    `update newsletter_subscribers
        set state = 'pending', email = $2, locale = $3, source = $4, consent_text = $5, consent_version = $6,
            confirm_hash = $7, asked_at = now(), mailed_at = now(), updated_at = now()
      where id = $1`,
    [id, email, locale, source, consentText, consentVersion, hash],
  );
}
