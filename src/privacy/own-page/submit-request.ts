import { isTicked } from '#forms/consents.ts';
import { sentenceOf } from '#forms/messages/messages.ts';
import { normalizeLines } from '#forms/normalize-text.ts';
import { leave } from '#newsletter/subscribers/unsubscribe.ts';
import { unsubscribeTokenOf } from '#newsletter/subscribers/unsubscribe-token.ts';
import { inTransaction } from '#platform/database.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { forgetReminder } from '#renewals/reminders/forget-reminder.ts';
import type { Locale } from '#ui/language/locales.ts';
import { privacyMessages } from '../messages/messages.ts';
import { insertRequest } from '../requests/insert-request.ts';
import { deleteNominee, nominate, readNominee } from './nominate.ts';
import type { Mine } from './read-own-data.ts';
import { validateCorrection } from './validate-correction.ts';
import { withdraw } from './withdraw.ts';

/** The requests on a person's page. A consent is withdrawn at once; the rest are requests with a due date. */
export const requestTypes = ['withdraw', 'correct', 'erase', 'nominate', 'forget-nominee'] as const;
export type RequestType = (typeof requestTypes)[number];
export type RequestOutcome =
  | { isTaken: true; told: 'withdrawn' | 'correction' | 'erasure' | 'nominated' | 'forgotten' }
  | { isTaken: false; problem: string };

type WishAsked = {
  wish: RequestType;
  input: Readonly<Record<string, string>>;
  email: string;
  held: Mine;
  locale: Locale;
};

export function submitRequest(asked: WishAsked): Promise<RequestOutcome> {
  const answers = { withdraw: takeBack, correct, erase, nominate: nameSomeone, 'forget-nominee': nameNobody };
  return answers[asked.wish](asked);
}

async function takeBack({ input, email, held, locale }: WishAsked): Promise<RequestOutcome> {
  const consentId = recordIdOf(input.consent);
  const { person } = held.gathered;
  const isNews = held.consents.some(({ id, purpose }) => id === consentId && purpose === 'consent_news');
  // Pressed twice, it is withdrawn all the same.
  if (consentId > 0) {
    await inTransaction((client) => withdraw(client, { person, email, consentId, locale }));
  }
  if (held.newsletter && (isNews || input.consent === 'newsletter'))
    await leave(unsubscribeTokenOf(held.newsletter.id));
  const reminder = held.reminders.find(({ id }) => input.consent === `reminder-${id}`);
  if (reminder) await forgetReminder(reminder.id, 'visitor');
  return { isTaken: true, told: 'withdrawn' };
}

async function correct({ input, email, held, locale }: WishAsked): Promise<RequestOutcome> {
  const { missing } = privacyMessages(locale).mine.correct;
  const right = normalizeLines(input.right ?? '');
  if (typeof right !== 'string' || right === '' || !input.which) return { isTaken: false, problem: missing };
  const answer = held.answers.find(({ reference, field }) => `${reference} ${field}` === input.which);
  const validated = answer ? validateCorrection(answer, right) : { value: right.slice(0, 1000) };
  if ('problem' in validated) return { isTaken: false, problem: sentenceOf(validated.problem, locale) };
  await inTransaction((client) =>
    insertRequest(client, {
      kind: 'correction',
      state: 'confirmed',
      via: 'email',
      email,
      aboutReference: answer?.reference,
      aboutField: answer?.field,
      wrong: answer?.words,
      right: validated.value,
      locale,
    }),
  );
  return { isTaken: true, told: 'correction' };
}

async function erase({ input, email, held, locale }: WishAsked): Promise<RequestOutcome> {
  if (!isTicked(input.sure)) return { isTaken: false, problem: privacyMessages(locale).mine.erase.missing };
  // Asked once is enough.
  if (!held.waiting.some(({ kind }) => kind === 'erasure')) {
    await inTransaction((client) =>
      insertRequest(client, { kind: 'erasure', state: 'confirmed', via: 'email', email, locale }),
    );
  }
  return { isTaken: true, told: 'erasure' };
}

async function nameSomeone({ input, email, locale }: WishAsked): Promise<RequestOutcome> {
  const nominee = readNominee(input);
  if (!nominee) return { isTaken: false, problem: privacyMessages(locale).mine.nominee.missing };
  await nominate(nominee, { email, locale });
  return { isTaken: true, told: 'nominated' };
}

async function nameNobody({ email, locale }: WishAsked): Promise<RequestOutcome> {
  await deleteNominee({ email, locale });
  return { isTaken: true, told: 'forgotten' };
}
