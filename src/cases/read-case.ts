import { type RegisterName, registerNames, registerOf } from '#enquiry/registers.ts';
import type { Answer } from '#forms/words.ts';
import { database } from '#platform/database.ts';
import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import type { CaseEventKind, CaseSource } from './case-words.ts';
import type { CaseNow } from './transitions.ts';

/** A case with everything that staff see with it: the submission, the events, and the person's other submissions. */
export type CaseRead = CaseNow & {
  id: number;
  reference: string;
  register: RegisterName;
  about: string;
  name: string;
  phone: string;
  email: string;
  city: string;
  /** In which they want to be spoken to, empty where they did not say. */
  language: string;
  source: CaseSource;
  purpose: string;
  slotAt: Date | null;
  promisedAt: Date | null;
  assignee: string | null;
  submissionId: number;
  /** The form that was sent, and the language of its page. */
  variant: string;
  locale: Locale;
  askedAgainAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  answers: Answer[];
  events: CaseEvent[];
  others: OtherCase[];
};

export type CaseEvent = {
  id: number;
  kind: CaseEventKind;
  text: string;
  detail: string;
  who: string;
  whoId: number | null;
  createdAt: Date;
};

export type OtherCase = Pick<CaseRead, 'id' | 'reference' | 'register' | 'about' | 'state' | 'createdAt'>;

type Sent = Pick<CaseRead, 'answers' | 'variant' | 'locale'>;
type CaseRow = Omit<CaseRead, keyof Sent | 'events' | 'others'>;

const maxOthers = 50;
/** Columns of a case `c`, one for each register: which submission it was opened by. */
export const ownerColumns = registerNames.map((name) => `c.${registerOf(name).owner}`).join(', ');

export async function readCase(id: number): Promise<CaseRead | undefined> {
  const { rows } = await database().query<CaseRow>(
    `select c.id, c.reference, c.register, c.about, c.name, c.phone, c.email, c.city, c.language, c.source, c.purpose, c.state, c.attempts::int,
       c.due_at as "dueAt", c.outcome, c.reason, c.first_call_at as "firstCallAt",
       c.reached_at as "reachedAt", c.closed_at as "closedAt", c.assignee_id as "assigneeId", u.name as assignee,
       coalesce(${ownerColumns}) as "submissionId",
       c.slot_at as "slotAt", c.promised_at as "promisedAt", c.asked_again_at as "askedAgainAt",
       c.created_at as "createdAt", c.updated_at as "updatedAt"
     from cases c left join users u on u.id = c.assignee_id where c.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const [sent, events, others] = await Promise.all([sentIn(row), eventsOf(id), othersOf(row)]);
  return { ...row, ...sent, events, others };
}

/** @returns the id of the case that a submission has opened */
export async function caseWithReference(reference: string): Promise<number | undefined> {
  const { rows } = await database().query<{ id: number }>('select id from cases where reference = $1', [
    reference,
  ]);
  return rows[0]?.id;
}

/** The case of a record, by the record's own reference and id. */
export async function caseOfRecord(reference: string, recordId: number) {
  const { rows } = await database().query<Pick<CaseRead, 'id' | 'state' | 'assignee'>>(
    `select c.id, c.state, u.name as assignee from cases c left join users u on u.id = c.assignee_id
     where c.reference = $1 and $2 in (${ownerColumns})`,
    [reference, recordId],
  );
  return rows[0];
}

async function sentIn({ register, submissionId }: CaseRow): Promise<Sent> {
  const { rows } = await database().query<Nullable<Sent>>(
    `select answers, variant, locale from ${registerOf(register).table} where id = $1`,
    [submissionId],
  );
  const { answers, variant, locale } = rows[0] ?? {};
  return { answers: answers ?? [], variant: variant ?? '', locale: locale ?? defaultLocale };
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

async function eventsOf(id: number): Promise<CaseEvent[]> {
  const { rows } = await database().query<CaseEvent>(
    `select id, kind, text, detail, who, who_id::int as "whoId", created_at as "createdAt"
     from case_events where case_id = $1 order by created_at, id`,
    [id],
  );
  return rows;
}

/** By phone or by e-mail, the newest first. */
async function othersOf({ id, phone, email }: CaseRow): Promise<OtherCase[]> {
  const { rows } = await database().query<OtherCase>(
    `select id, reference, register, about, state, created_at as "createdAt" from cases
     where id <> $1 and ((phone = $2 and phone <> '') or (email = $3 and email <> ''))
     order by created_at desc limit ${maxOthers}`,
    [id, phone, email],
  );
  return rows;
}
