import type pg from 'pg';
import { type ActOutcome, actOnEach } from '#cases/act-on-case.ts';
import { type ColleagueNow, colleagues, notifyColleague } from '#cases/colleagues.ts';
import type { Actor } from '#cases/transitions.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { listAddress } from '../../case-lists/list-address.ts';
import { readyViews } from '../../case-lists/ready-views.ts';
import { type StaffNoticeData, staffNoticeKey } from '../../mails/staff-notice.ts';

/** Several cases given to one colleague: those that were, and those that were not, each with why. */
export type HandedOver = { to: ColleagueNow; given: number; refused: NotGiven[] };
export type NotGiven = {
  id: number;
  reference: string;
  refusal: Extract<ActOutcome, { done: false }>['refusal'];
};

type ToHandOver = { ids: readonly number[]; to: number; by: Actor };

/** @returns nothing when no one of that number may have cases */
export async function handOver({ ids, to: toId, by }: ToHandOver): Promise<HandedOver | undefined> {
  const to = (await colleagues()).find(({ id }) => id === toId);
  if (!to) return undefined;
  const action = { kind: 'hand-over', to: { id: to.id, name: to.name }, text: '' } as const;
  const outcomes = await actOnEach({ ids, action, by }, (client, done) =>
    to.id === by.id ? Promise.resolve() : tellOnce(client, to, done),
  );
  const refused = [...outcomes].flatMap(([id, outcome]) =>
    outcome.done ? [] : [{ id, refusal: outcome.refusal }],
  );
  const references = await referencesOf(refused.map(({ id }) => id));
  return {
    to,
    given: outcomes.size - refused.length,
    refused: refused.map((each) => ({ ...each, reference: references.get(each.id) ?? '' })),
  };
}

/** One mail, however many there are. */
async function tellOnce(client: pg.ClientBase, to: ColleagueNow, done: readonly number[]): Promise<void> {
  const [first] = done;
  if (first === undefined) return;
  if (done.length === 1) return notifyColleague(client, { caseId: first, to });
  const [mine] = readyViews;
  const { rows } = await client.query<{ email: string }>(
    'select email from users where id = $1 and wants_mail',
    [to.id],
  );
  const data: StaffNoticeData = {
    subject: `${done.length} cases are yours now`,
    text: `${done.length} cases were handed over to you. The times promised to visitors stay the same.`,
    link: env().siteUrl + (mine ? listAddress(mine) : '/desk'),
  };
  for (const { email } of rows)
    await enqueueMail(client, { template: staffNoticeKey, to: email, locale: defaultLocale, data });
}

async function referencesOf(ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await database().query<{ id: number; reference: string }>(
    'select id, reference from cases where id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
