import type pg from 'pg';
import { confirmByMail } from '../confirmation/confirm-by-mail.ts';
import { slotIn } from '../definitions/slot.form.ts';
import { planDeliveries } from '../deliveries/planned-deliveries.ts';
import { requestNewsletterWithForm } from '../newsletter-requests/request-with-form.ts';
import { emailAsKept } from '../registers.ts';
import type { Saved, Submission } from '../submit/submission.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { attachResult } from './attach-result.ts';
import { dueOf } from './call-due-time.ts';
import { insertRecord } from './insert-record.ts';
import { saveOnce } from './save-once.ts';
import { siteFacts } from './site-facts.ts';

/**
 * Saves a submission once, after checking its limits and its captcha.
 * @returns once the COMMIT is confirmed
 * @throws SaveRefused when it may not be saved; DatabaseUnavailable when the outcome is unknown
 */
export async function saveSubmission(submission: Submission): Promise<Saved> {
  const store = await openStore(submission);
  return saveOnce(submission, async (client, reference) => {
    const saved = await store.insert(client, reference);
    if (!saved.isKnown) await store.followUp(client, reference);
    return saved;
  });
}

/**
 * Stores a submission with its consents, deliveries and jobs (`insert`), and then the mail that confirms it, the wish for
 * news, the result that it is about, and the file that it brings (`followUp`), both in the caller's transaction. Where a
 * register takes a person once, a second one records nothing; its captcha is spent all the same, so that one solution
 * does not serve to try out a list.
 */
export async function openStore(given: Submission) {
  const { supportEmail, callingHours } = await siteFacts();
  const email = emailAsKept(given.form.register, given.values.email ?? '');
  const submission = { ...given, values: { ...given.values, email } };
  const dueAt = dueOf(slotIn(submission.values), submission.receivedAt ?? new Date(), callingHours);

  return {
    async insert(client: pg.ClientBase, reference: string): Promise<Saved> {
      const deliveries = planDeliveries({ submission, reference, supportEmail });
      const isNew = await insertRecord(client, { submission, reference, deliveries, dueAt });
      return isNew ? { reference } : { isKnown: true };
    },
    async followUp(client: pg.ClientBase, reference: string): Promise<void> {
      await submission.byHand?.openCase(client, reference, submission);
      await confirmByMail(client, submission, { reference, dueAt });
      await requestNewsletterWithForm(client, submission);
      const { attachedResult: result, upload: id, locale, form } = submission;
      if (id && form.register === 'resumes') await claimUpload(client, { id, reference });
      if (result && form.register === 'enquiries') await attachResult(client, { reference, result, locale });
    },
  };
}
