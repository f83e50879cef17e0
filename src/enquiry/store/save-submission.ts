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
 * Stores a submission with its consents, deliveries and jobs, the mail that confirms it, the wish for news, the result
 * that it is about, and the file that it brings. Where a register takes a person once, a second one records nothing; its
 * captcha is spent all the same, so that one solution does not serve to try out a list.
 * @returns once the COMMIT is confirmed
 * @throws SaveRefused when it may not be saved; DatabaseUnavailable when the outcome is unknown
 */
export async function saveSubmission(given: Submission): Promise<Saved> {
  const { supportEmail, callingHours } = await siteFacts();
  const email = emailAsKept(given.form.register, given.values.email ?? '');
  const submission = { ...given, values: { ...given.values, email } };
  return saveOnce(submission, async (client, reference) => {
    const deliveries = planDeliveries({ submission, reference, supportEmail });
    const dueAt = dueOf(slotIn(submission.values), new Date(), callingHours);
    const isNew = await insertRecord(client, { submission, reference, deliveries, dueAt });
    if (!isNew) return { isKnown: true };
    await submission.byHand?.openCase(client, reference, submission);
    await confirmByMail(client, submission, { reference, dueAt });
    await requestNewsletterWithForm(client, submission);
    const { attachedResult: result, upload: id, locale, form } = submission;
    if (id && form.register === 'resumes') await claimUpload(client, { id, reference });
    if (result && form.register === 'enquiries') await attachResult(client, { reference, result, locale });
    return { reference };
  });
}
