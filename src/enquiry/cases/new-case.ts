import { valuesAsSent } from '#forms/words.ts';
import { registerOf } from '../registers.ts';
import type { RecordToInsert } from '../store/insert-record.ts';
import type { Submission } from '../submit/submission.ts';

/** What staff will see of a submission in a list, and by what they find the same person's others. */
export function newCaseOf({ submission, dueAt }: Pick<RecordToInsert, 'submission' | 'dueAt'>) {
  const { form, values } = submission;
  const sent: Record<string, string | undefined> = valuesAsSent(form, values);
  const about = registerOf(form.register).about.map((field) => sent[field]);
  return {
    register: form.register,
    about: about.filter(Boolean).join(', '),
    name: sent.name ?? '',
    phone: sent.phone ?? '',
    email: (sent.email ?? '').toLowerCase(),
    due_at: dueAt,
  };
}

/** The day and the time that the visitor chose, empty where none was asked. */
export function slotOf({ values }: Submission): { day: string; time: string } {
  return { day: values.contact_date ?? '', time: values.contact_time ?? '' };
}
