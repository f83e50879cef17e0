import type pg from 'pg';
import { consentsAskedBy } from '#forms/form.ts';
import { answersOf, valuesAsSent } from '#forms/words.ts';
import { enqueue } from '#platform/queue.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { columnsOf } from '../definitions/visitor-forms.ts';
import { deliveryQueue } from '../deliveries/delivery.queue.ts';
import { originalLanguage } from '../notices/notice-file.ts';
import { type RegisterName, registerOf } from '../registers.ts';
import { consentWordsOf } from '../submit/consent-words-of.ts';
import { arrivalOf, newCaseOf } from './new-case.ts';
import type { RecordToInsert } from './record-to-insert.ts';

/** @returns false when the phone or the e-mail belongs to a person who is in this register already */
export async function insertRecord(client: pg.ClientBase, record: RecordToInsert): Promise<boolean> {
  const { submission, deliveries } = record;
  const parts = [recordOf(record), consentsOf(record), deliveries, newCaseOf(record), arrivalOf(submission)];
  const values = [...parts.map((value) => JSON.stringify(value)), submission.receivedAt ?? null];
  const { rows } = await client.query<{ id: number }>({ ...statementOf(submission.form.register), values });
  for (const { id } of rows) await enqueue(deliveryQueue, { deliveryId: id }, client);
  return rows.length > 0;
}

/** Columns for what staff look for, in the words that were sent; every answer as it was asked and given beside them. */
function recordOf({ submission, reference }: RecordToInsert) {
  const { form, values, channel, captcha, locale, campaign } = submission;
  return {
    ...valuesAsSent(form, values),
    answers: answersOf({ form, words: form.words(defaultLocale), values }, defaultLocale),
    ...{ reference, variant: form.key, channel, captcha, locale, campaign },
  };
}

function consentsOf({ submission }: RecordToInsert) {
  const { form, consents, channel, values, notice } = submission;
  const { version, ...texts } = consentWordsOf(submission);
  return consentsAskedBy(form).map((purpose) => ({
    purpose,
    is_given: consents[purpose],
    text: texts[purpose].text,
    text_version: version,
    notice_language: notice?.language,
    notice_version: notice?.version,
    source: `${channel} ${values.referrer_url ?? ''}`.trim(),
  }));
}

/** Columns of every submission, beside those of its form's fields. */
const ofEverySubmission = ['answers', 'reference', 'variant', 'channel', 'captcha', 'locale', 'campaign'];

/** Columns of a new case, beside its reference and its owner. */
const caseColumns = `register, about, name, phone, email, purpose, city, language, page, campaign, source,
  due_at, promised_at, slot_at`;

/** The moment at which it reached us: now, unless it waited in the journal. */
const moment = 'coalesce($6::timestamptz, now())';

/** The notice that an input names, where visitors were shown it: anyone may send a version that never was. */
const shownNotice = `select c.notice_language as language, c.notice_version as version
  where exists (select from enquiry.notice_readings r
    where (r.language = c.notice_language and r.version = c.notice_version)
      or (c.notice_language = '${originalLanguage}' and r.english_version = c.notice_version))`;

type Statement = { name: string; text: string };
const statements = new Map<RegisterName, Statement>();

function statementOf(register: RegisterName): Statement {
  const statement = statements.get(register) ?? newStatement(register);
  statements.set(register, statement);
  return statement;
}

function newStatement(register: RegisterName): Statement {
  const { table, owner, isUnique } = registerOf(register);
  const list = [...columnsOf(register), ...ofEverySubmission].join(', ');
  // A person who is registered already leaves no row, and nothing else is written.
  const onConflict = isUnique ? 'on conflict do nothing' : '';
  const text = `
    with record as (
      insert into ${table} (${list}, created_at)
      select ${list}, ${moment} from jsonb_populate_record(null::${table}, $1) ${onConflict}
      returning id, reference
    ), agreed as (
      insert into consents (reference, purpose, is_given, text, text_version, notice_language, notice_version, source,
        ${owner}, created_at)
      select record.reference, c.purpose, c.is_given, c.text, c.text_version, shown.language, shown.version, c.source,
        record.id, ${moment}
      from record, jsonb_populate_recordset(null::consents, $2) c left join lateral (${shownNotice}) shown on true
    ), opened as (
      insert into cases (reference, ${caseColumns}, ${owner}, created_at)
      select record.reference, ${caseColumns}, record.id, ${moment}
      from record, jsonb_populate_record(null::cases, $4) c
      returning id, reference
    ), arrived as (
      insert into case_events (case_id, reference, kind, who, who_id, text, created_at)
      select opened.id, opened.reference, 'arrived', e.who, e.who_id, e.text, ${moment}
      from opened, jsonb_populate_record(null::case_events, $5) e
    )
    insert into deliveries (reference, channel, recipient, subject, body, message_id, ${owner})
    select record.reference, d.channel, d.recipient, d.subject, d.body, d.message_id, record.id
    from record, jsonb_populate_recordset(null::deliveries, $3) d
    returning id`;
  return { name: `insert-${owner}`, text };
}
