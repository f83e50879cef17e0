/**
 * A submission as the journal keeps it: everything that its save needs, sealed under a key derived from the application's
 * secret, after a random id that says nothing about anyone.
 */

import { formMessages } from '#forms/messages/messages.ts';
import { decrypt, encrypt } from '#platform/encryption.ts';
import { newKey, newReference } from '#platform/ids.ts';
import { visitorForms } from '../definitions/visitor-forms.ts';
import { referenceOf } from '../guards/idempotency-key.ts';
import type { Submission } from '../submit/submission.ts';

export type JournalRecord = {
  id: string;
  /** The one that the visitor was given. */
  reference: string;
  /** With `receivedAt`, and without a file: a field for a file has the value that was sent. */
  submission: Submission;
};

/** The same as JSON. */
type Written = Omit<JournalRecord, 'submission'> & {
  form: string;
  receivedAt: string;
  expiresAt?: string | undefined;
  submission: Omit<Submission, 'form' | 'receivedAt' | 'byHand'>;
};

const purpose = 'enquiry-journal';

/** @param submission one that has not been saved */
export function newRecord(submission: Submission, receivedAt = new Date()): JournalRecord {
  const { idempotency, locale } = submission;
  return {
    id: newKey(18),
    reference: idempotency ? referenceOf(idempotency) : newReference(),
    submission: { ...submission, receivedAt, consentWords: formMessages(locale).consents },
  };
}

/** @returns one line: the id, a space, and the sealed part */
export function asText({ id, reference, submission }: JournalRecord): string {
  const { form, receivedAt = new Date(), byHand: _, ...rest } = submission;
  const written: Written = {
    id,
    reference,
    form: form.key,
    receivedAt: receivedAt.toISOString(),
    expiresAt: submission.solution?.expiresAt.toISOString(),
    submission: rest,
  };
  return `${id} ${encrypt(JSON.stringify(written), { purpose, of: id })}`;
}

/** @returns undefined if it was changed, was sealed under a secret that is not known, or is of a form that this build lacks */
export function fromText(text: string): JournalRecord | undefined {
  const [id = '', sealed = ''] = text.split(' ');
  const opened = decrypt(sealed, { purpose, of: id });
  if (opened === undefined) return undefined;
  const { reference, form: key, receivedAt, expiresAt, submission } = JSON.parse(opened) as Written;
  const form = visitorForms.find((each) => each.key === key);
  if (!form) return undefined;
  const { solution } = submission;
  return {
    id,
    reference,
    submission: {
      ...submission,
      form,
      receivedAt: new Date(receivedAt),
      solution: solution && { ...solution, expiresAt: new Date(expiresAt ?? receivedAt) },
    },
  };
}
