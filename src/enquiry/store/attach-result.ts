import type pg from 'pg';
import type { Locale } from '#ui/language/locales.ts';
import { enquiryMessages } from '../messages/messages.ts';

type ToAttach = { reference: string; result: string; locale: Locale };

/**
 * Copies a tool's result beside the enquiry with this reference, in the transaction that saves it, with the version of
 * the words that were agreed to. The tools are a room above this one, so the database does it. A result that has been
 * forgotten in the meantime is not there to copy: then the call is about it all the same.
 */
export async function attachResult(client: pg.ClientBase, { reference, result, locale }: ToAttach) {
  await client.query({
    name: 'attach-result',
    text: `
      insert into tools.attached_results (enquiry_id, questionnaire, version, locale, answers, consent_version)
      select enquiry.id, kept.questionnaire, kept.version, kept.locale, kept.answers, $3
      from call_from_experts enquiry, tools.results kept
      where enquiry.reference = $1 and kept.id = $2`,
    values: [reference, result, enquiryMessages(locale).form.attach.version],
  });
}
