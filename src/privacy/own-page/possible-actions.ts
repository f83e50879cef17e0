import { typedField } from '#enquiry/store/correct-record.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import type { FoundRow } from '#platform/personal-data.ts';
import type { Cover } from '#renewals/covers.ts';
import type { CollectedData } from '../person/collect-data.ts';
import { answersIn } from '../person/in-words.ts';
import type { Nominee } from '../requests/insert-request.ts';

/** Actions that a person's data allows. */
export type PossibleActions = {
  /** Consents that are in force. */
  consents: { id: number; reference: string; purpose: ConsentPurpose; givenAt: string }[];
  /** The newsletter's subscription, with the day of the request. */
  newsletter?: { id: number; askedAt: string };
  /** Renewal reminders, whether or not they are confirmed. */
  reminders: { id: number; cover: Cover; day: string }[];
  /** Answers that can be put right by typing them again. */
  answers: { reference: string; field: string; asked: string; words: string; variant: string }[];
  /** To which insurers their details went, and what for. */
  shared: { key: string; insurer: string; what: string; reference: string; at: string }[];
  /** The person who may act for them, if they have named someone. */
  nominee?: Nominee & { namedAt: string };
  /** Requests of theirs that wait for us. */
  waiting: { reference: string; kind: string; dueAt: string }[];
};

export function possibleActions({ rows }: CollectedData): PossibleActions {
  const all = (place: string): readonly FoundRow[] => rows.get(place) ?? [];
  return {
    consents: all('public.consents')
      .filter(({ is_given, withdrawn_at }) => is_given === true && withdrawn_at === null)
      .map((row) => ({
        id: Number(row.id),
        reference: String(row.reference),
        purpose: row.purpose as ConsentPurpose,
        givenAt: String(row.created_at),
      })),
    newsletter: all('public.newsletter_subscribers')
      .filter(({ state }) => state !== 'unsubscribed')
      .map((row) => ({ id: Number(row.id), askedAt: String(row.asked_at ?? row.created_at) }))[0],
    reminders: all('renewals.reminders').map(({ id, cover, day }) => {
      return { id: Number(id), cover: cover as Cover, day: String(day) };
    }),
    answers: [...rows.values()].flat().flatMap((row) =>
      answersIn(row)
        .filter(({ field }) => typedField(row.variant, field))
        .map(({ field, asked, words }) => {
          return { reference: String(row.reference), field, asked, words, variant: String(row.variant) };
        }),
    ),
    shared: all('public.case_events')
      .filter(({ kind }) => kind === 'shared')
      .map((row) => ({
        key: String(row.id),
        insurer: String(row.detail),
        what: String(row.text),
        reference: String(row.reference),
        at: String(row.created_at),
      })),
    nominee: all('public.privacy_requests')
      .filter(({ nominee_name }) => nominee_name !== null)
      .map((row) => ({
        name: String(row.nominee_name),
        contact: String(row.nominee_contact),
        namedAt: String(row.created_at),
      }))[0],
    waiting: all('public.privacy_requests')
      .filter(({ due_at }) => due_at !== null)
      .map((row) => {
        return { reference: String(row.reference), kind: String(row.kind), dueAt: String(row.due_at) };
      }),
  };
}
