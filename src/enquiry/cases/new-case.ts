import { valuesAsSent } from '#forms/words.ts';
import { originPathOf } from '../definitions/referrer.ts';
import { registerOf } from '../registers.ts';
import type { RecordToInsert } from '../store/insert-record.ts';
import type { Submission } from '../submit/submission.ts';
import { type CaseSource, caseSources, isOneOf } from './case-words.ts';

/** What staff will see of a submission in a list, and by what they find the same person's others. */
export function newCaseOf({ submission, dueAt }: Pick<RecordToInsert, 'submission' | 'dueAt'>) {
  const { form, values, campaign, channel, byHand } = submission;
  const sent: Record<string, string | undefined> = valuesAsSent(form, values);
  const about = registerOf(form.register).about.map((field) => sent[field]);
  return {
    register: form.register,
    about: about.filter(Boolean).join(', '),
    name: sent.name ?? '',
    phone: sent.phone ?? '',
    email: (sent.email ?? '').toLowerCase(),
    purpose: sent.concern ?? '',
    city: sent.city ?? '',
    language: sent.contact_language ?? '',
    page: originPathOf(sent.referrer_url),
    campaign: campaign.utm_campaign ?? '',
    source: (byHand && isOneOf(caseSources, channel) ? channel : 'site') satisfies CaseSource,
    due_at: dueAt,
    promised_at: dueAt,
    slot_at: slotOf(submission).time ? dueAt : null,
  };
}

/** The event with which it begins: of what staff entered by hand, who did and what was said. */
export function arrivalOf({ byHand }: Submission) {
  return { who: byHand?.by.name ?? '', who_id: byHand?.by.id ?? null, text: byHand?.note ?? '' };
}

/** The day and the time that the visitor chose, empty where none was asked. */
export function slotOf({ values }: Submission): { day: string; time: string } {
  return { day: values.contact_date ?? '', time: values.contact_time ?? '' };
}
