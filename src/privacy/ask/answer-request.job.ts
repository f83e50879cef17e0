import type pg from 'pg';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { pathIn } from '#ui/language/paths.ts';
import { createAccessToken } from '../access/access-tokens.ts';
import { linkMailKey } from '../mails/mail-keys.ts';
import { privacyPaths } from '../own-page/paths.ts';
import { collectData } from '../person/collect-data.ts';
import { findPerson } from '../person/find-person.ts';
import { phoneOnRecord } from '../person/on-record.ts';
import { insertRequest } from '../requests/insert-request.ts';
import { type PendingRequest, type PendingRequestJob, takePendingRequest } from './pending-request.ts';

/** Looks up the person who asked and answers the request; does nothing if we do not know them. */
export function answerPendingRequest(places: readonly PersonalData[]) {
  return async function answer(job: PendingRequestJob): Promise<void> {
    await inTransaction(async (client) => {
      const asked = await takePendingRequest(client, job);
      if (asked?.email) await mailLink(client, places, { ...asked, email: asked.email });
      else if (asked) await waitForCall(client, asked);
    });
  };
}

async function mailLink(
  client: pg.ClientBase,
  places: readonly PersonalData[],
  { email, locale }: PendingRequest & { email: string },
): Promise<void> {
  // Technical records, which go after an hour, are of no use to anyone, and no reason to send a mail.
  const lasting = places.filter(({ isPassing }) => !isPassing);
  const { rows } = await collectData(client, lasting, await findPerson(client, lasting, { email }));
  if (rows.size === 0) return;
  const key = await createAccessToken(client, 'link', email);
  const link = `${env().siteUrl}${pathIn(locale, `${privacyPaths.open}/${key}`)}`;
  await enqueueMail(client, { template: linkMailKey, to: email, locale, data: { link } });
}

/** The number that is called is the one on record, never one that was typed. */
async function waitForCall(client: pg.ClientBase, asked: PendingRequest): Promise<void> {
  const { reference, lastDigits, kind, words, locale } = asked;
  const phone = reference && (await phoneOnRecord(client, reference));
  if (!phone || !reference || phone.slice(-4) !== lastDigits) return;
  await insertRequest(client, {
    kind: kind ?? 'access',
    state: 'asked',
    via: 'phone',
    phone,
    aboutReference: reference,
    wrong: words,
    locale,
  });
}
