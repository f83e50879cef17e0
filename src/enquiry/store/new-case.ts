import { fieldsOf } from '#forms/form.ts';
import { valuesAsSent } from '#forms/words.ts';
import { originPathOf } from '../definitions/referrer.ts';
import { slotIn } from '../definitions/slot.form.ts';
import type { AnyChannel, ChannelName, Submission } from '../submit/submission.ts';
import type { RecordToInsert } from './record-to-insert.ts';

/** Returns the columns that lists show, and those by which staff find the same person's other cases. */
export function newCaseOf({ submission, dueAt }: Pick<RecordToInsert, 'submission' | 'dueAt'>) {
  const { form, values, campaign, channel } = submission;
  const sent: Record<string, string | undefined> = valuesAsSent(form, values);
  const about = fieldsOf(form).flatMap(([name, { isAbout }]) => (isAbout && sent[name]) || []);
  return {
    register: form.register,
    about: about.join(', '),
    name: sent.name ?? '',
    phone: sent.phone ?? '',
    email: (sent.email ?? '').toLowerCase(),
    purpose: sent.concern ?? '',
    city: sent.city ?? '',
    language: slotIn(sent).language,
    page: originPathOf(sent.referrer_url),
    campaign: campaign.utm_campaign ?? '',
    source: sourceOf(channel),
    due_at: dueAt,
    promised_at: dueAt,
    slot_at: slotIn(submission.values).time ? dueAt : null,
  };
}

/** How a submission reached us. */
export type SubmissionSource = 'site' | Exclude<AnyChannel, ChannelName>;

function sourceOf(channel: AnyChannel): SubmissionSource {
  return channel === 'dialog' || channel === 'page' ? 'site' : channel;
}

/** The event with which it begins: of what staff entered by hand, who did and what was said. */
export function arrivalOf({ byHand }: Submission) {
  return { who: byHand?.by.name ?? '', who_id: byHand?.by.id ?? null, text: byHand?.note ?? '' };
}
