import { answersOf } from '#forms/words.ts';
import type { FoundRow, Person } from '#platform/personal-data.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { journalPlace } from './enquiry-journal.ts';
import type { JournalRecord } from './journal-record.ts';
import { readJournal } from './read-journal.ts';

/** @returns the enquiries of a person that wait in this instance's journal, in the shape of a register's rows */
export async function waitingOf(person: Person): Promise<FoundRow[]> {
  const records = await readJournal(journalPlace());
  return records.filter((record) => isOf(person, record)).map(asRow);
}

function isOf({ emails, phones, references }: Person, { reference, submission }: JournalRecord): boolean {
  const { email = '', phone = '' } = submission.values;
  return emails.includes(email.toLowerCase()) || phones.includes(phone) || references.includes(reference);
}

function asRow({ id, reference, submission }: JournalRecord): FoundRow {
  const { form, values, channel, captcha, locale, campaign, receivedAt, consents } = submission;
  return {
    id,
    reference,
    created_at: receivedAt?.toISOString(),
    variant: form.key,
    ...{ channel, captcha, locale, campaign, consents },
    referrer_url: values.referrer_url ?? '',
    answers: answersOf({ form, words: form.words(defaultLocale), values }, defaultLocale),
  };
}
