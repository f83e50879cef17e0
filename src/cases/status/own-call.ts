import type { RegisterName } from '#enquiry/registers.ts';
import { lastFourDigits } from '#forms/last-digits.ts';
import { database } from '#platform/database.ts';
import { consume, consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import { referenceIn } from '../calls/call-forms.ts';
import { eventsForVisitor, type VisitorEventKind } from '../case-words.ts';
import type { CaseNow } from '../transitions.ts';

/**
 * A case as the visitor sees it whose it is: what was promised, and what has come of it. No notes, no other's words.
 */
export type OwnCall = Pick<
  CaseNow,
  'state' | 'assigneeId' | 'attempts' | 'dueAt' | 'outcome' | 'firstCallAt' | 'reachedAt'
> & {
  id: number;
  reference: string;
  register: RegisterName;
  about: string;
  language: string;
  adviser: string | null;
  slotAt: Date | null;
  /** The moment from which we wait to hear whether we may call again. */
  askedAgainAt: Date | null;
  steps: { id: number; kind: VisitorEventKind; createdAt: Date }[];
};

export async function readOwnCall(id: number): Promise<OwnCall | undefined> {
  const [{ rows }, { rows: steps }] = await Promise.all([
    database().query<Omit<OwnCall, 'steps'>>(
      `select c.id, c.reference, c.register, c.about, c.language, c.state, c.assignee_id as "assigneeId",
         c.attempts::int, c.due_at as "dueAt", c.outcome, c.first_call_at as "firstCallAt",
         c.reached_at as "reachedAt", c.slot_at as "slotAt", c.asked_again_at as "askedAgainAt", u.name as adviser
       from cases c left join users u on u.id = c.assignee_id where c.id = $1`,
      [id],
    ),
    database().query<OwnCall['steps'][number]>(
      `select id, kind, created_at as "createdAt" from case_events
       where case_id = $1 and kind::text = any($2) order by created_at, id`,
      [id, eventsForVisitor],
    ),
  ]);
  return rows[0] && { ...rows[0], steps };
}

const limits = {
  perSender: { name: 'status-per-address', points: 30, seconds: 3600 },
  perReference: { name: 'status-per-reference', points: 10, seconds: 3600 },
} satisfies Record<string, RateLimit>;

export type Found = { id: number } | { id?: undefined; retryAfterSeconds?: number };

/**
 * By the number that a visitor was told and the end of the phone that they gave. A number that is none and digits that
 * are others' are the same to anyone who asks.
 * @throws DatabaseUnavailable
 */
export async function findOwnCall(
  { reference: typed, lastDigits }: { reference: string; lastDigits: string },
  address: string,
): Promise<Found> {
  const reference = referenceIn(typed);
  const allowances = [
    await consumeByAddress(limits.perSender, address),
    await consume(limits.perReference, reference),
  ];
  const refused = allowances.find(({ isAllowed }) => !isAllowed);
  if (refused) return { retryAfterSeconds: refused.retryAfterSeconds };
  const { rows } = await database().query<{ id: number }>(
    `select id from cases where reference = $1 and right(regexp_replace(phone, '\\D', '', 'g'), 4) = $2`,
    [reference, lastFourDigits(lastDigits)],
  );
  return rows[0] ?? {};
}
