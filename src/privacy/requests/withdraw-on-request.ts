import type pg from 'pg';
import { stopForVisitor } from '#cases/status/act-for-visitor.ts';
import { withdrawConsents } from '#enquiry/withdrawals/withdraw-consents.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import { consentTitles } from '#forms/messages/consent-titles/messages.ts';
import { unsubscribe } from '#newsletter/subscribers/unsubscribe.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetReminder } from '#renewals/reminders/forget-reminder.ts';
import { privacyMessages } from '../messages/messages.ts';
import { possibleActions } from '../own-page/possible-actions.ts';
import { collectData } from '../person/collect-data.ts';
import { findPerson } from '../person/find-person.ts';
import { notifyCrm, notifySupport } from './notices.ts';
import { identitiesOf, type OpenRequest } from './open-request.ts';
import { settleRequest } from './settle-request.ts';
import { StepNotPossible } from './step-not-possible.ts';

/** Names a consent in a form: `consent-12`, `reminder-3`, `newsletter`. */
export const newsletterKey = 'newsletter';
export const consentKey = (id: number) => `consent-${id}`;
export const reminderKey = (id: number) => `reminder-${id}`;

type Withdrawal = { request: OpenRequest; userId: number; chosen: readonly string[] };

/** Withdraws the chosen consents of a person: only theirs, whatever keys were sent. */
export async function withdrawOnRequest(
  client: pg.ClientBase,
  places: readonly PersonalData[],
  { request, userId, chosen }: Withdrawal,
): Promise<void> {
  const person = await findPerson(client, places, identitiesOf(request));
  const { consents, newsletter, reminders } = possibleActions(await collectData(client, places, person));
  const { withdraw } = privacyMessages(request.locale).mine;
  const words: string[] = [];

  const theirs = consents.filter(({ id }) => chosen.includes(consentKey(id)));
  for (const { id, reference, purpose } of theirs) {
    await withdrawConsent(client, { id, request, reference, purpose });
    words.push(`${consentTitles(request.locale)[purpose]} (${reference})`);
  }
  const isNews = theirs.some(({ purpose }) => purpose === 'consent_news');
  if (newsletter && (isNews || chosen.includes(newsletterKey))) {
    await unsubscribe(client, newsletter.id, 'staff');
    words.push(withdraw.newsletter);
  }
  for (const { id } of reminders.filter((each) => chosen.includes(reminderKey(each.id)))) {
    await forgetReminder(id, 'staff', client);
    words.push(withdraw.reminder);
  }
  if (words.length === 0) throw new StepNotPossible('Please choose at least one consent.');
  const said = privacyMessages(request.locale).answerMail.withdrawn(words.join(', '));
  await settleRequest(client, request, { step: 'withdraw', words: said, userId });
}

type Consent = { id: number; request: OpenRequest; reference: string; purpose: ConsentPurpose };

async function withdrawConsent(client: pg.ClientBase, { id, request, reference, purpose }: Consent) {
  if (purpose === 'consent')
    await stopForVisitor(client, { reference, reason: `By the privacy request ${request.reference}` });
  await withdrawConsents(client, [id], 'staff');
  const done = {
    event: 'withdrawn',
    reference: request.reference,
    references: [reference],
    purpose,
  } as const;
  await notifySupport(client, done);
  await notifyCrm(client, done);
}
