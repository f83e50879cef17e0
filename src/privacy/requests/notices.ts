/**
 * Notices of a request to our own people and their list of customers: references, and nothing else of a person.
 * They go the way of all deliveries, with retries, shown on the desk; a sent one is forgotten, since what it names
 * may be gone.
 */

import type pg from 'pg';
import { enqueueForCrm, enqueueNotice } from '#enquiry/deliveries/enqueue-notice.ts';
import { crmNotices } from '#enquiry/deliveries/notice-types.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import { consentTitles } from '#forms/messages/consent-titles/messages.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { privacyMessages } from '../messages/messages.ts';
import type { RequestKind } from './request.ts';

type Asked = { event: 'asked'; reference: string; kind: RequestKind; days: number };
/** Results that a list of customers elsewhere has to know as well. */
type Done = { reference: string; references: readonly string[] } & (
  | { event: 'erased' | 'corrected' }
  | { event: 'withdrawn'; purpose: ConsentPurpose }
);

/** By mail, in the language that staff work in. */
export async function notifySupport(client: pg.ClientBase, told: Asked | Done): Promise<void> {
  const { reference, event } = told;
  const page = `${env().siteUrl}/desk/privacy/${await idOf(client, reference)}`;
  const body = `${bodyOf(told)}\n\n${page}\n`;
  await enqueueNotice(client, { reference, channel: 'support-mail', subject: subjects[event], body });
}

async function idOf(client: pg.ClientBase, reference: string): Promise<string> {
  const { rows } = await client.query<{ id: number }>(
    'select id from privacy_requests where reference = $1',
    [reference],
  );
  return String(rows[0]?.id ?? '');
}

function bodyOf(told: Asked | Done): string {
  const texts = privacyMessages(defaultLocale).notices;
  if (told.event === 'asked') return texts.asked(told);
  const references = told.references.join(', ');
  if (told.event !== 'withdrawn') return texts[told.event](references);
  return texts.withdrawn(references, consentTitles(defaultLocale)[told.purpose]);
}

/** Notifies the CRM of the records to delete, to correct or to stop. */
export async function notifyCrm(client: pg.ClientBase, told: Done): Promise<void> {
  const { event, reference, references } = told;
  const data = event === 'withdrawn' ? { references, purpose: told.purpose } : { references };
  await enqueueForCrm(client, { reference, event, data });
}

const subjects = {
  asked: 'Privacy request',
  corrected: 'Privacy: corrected on request',
  erased: 'Privacy: erased on request',
  withdrawn: 'Privacy: a consent was withdrawn',
} as const;

/** Those that have arrived. A hand-over to a CRM stays with its enquiry: it knows whose record it is there. */
export async function deleteNotices(): Promise<void> {
  await database().query(
    `delete from deliveries where state = 'sent' and subject = any($1) and (channel <> 'crm' or subject = $2)`,
    [[...Object.values(subjects), ...Object.values(crmNotices)], crmNotices.erased],
  );
}
