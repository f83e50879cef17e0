import { database } from '#platform/database.ts';
import type { Proof, RequestKind, RequestState, RequestWay } from '#privacy/requests/request.ts';
import type { Locale } from '#ui/language/locales.ts';
import { inFives } from '../short-labels.ts';

/** A privacy request as a list of the desk shows it. */
export type RequestRow = {
  id: number;
  reference: string;
  kind: RequestKind;
  state: RequestState;
  via: RequestWay;
  name: string | null;
  email: string | null;
  phone: string | null;
  aboutReference: string | null;
  askedAt: Date;
  dueAt: Date | null;
  settledAt: Date | null;
  /** The colleague who took the last step; no one did if they settled it on their own page. */
  decidedBy: string | null;
};

/** The same with all that its page shows. */
export type PrivacyRequest = RequestRow & {
  aboutField: string | null;
  wrong: string | null;
  right: string | null;
  nomineeName: string | null;
  nomineeContact: string | null;
  proof: Proof | null;
  enteredBy: string | null;
  confirmedAt: Date | null;
  outcome: string | null;
  mailedAt: Date | null;
  /** Counts of what an erasure took out, by place. */
  erased: Readonly<Record<string, number>> | null;
  locale: Locale;
};

const rowColumns = `r.id, r.reference, r.kind, r.state, r.via, r.name, r.email, r.phone,
  r.about_reference as "aboutReference", coalesce(r.asked_at, r.created_at) as "askedAt", r.due_at as "dueAt",
  r.settled_at as "settledAt", u.name as "decidedBy"`;
const tables = 'privacy_requests r left join users u on u.id = r.decided_by_id';

/** Those that wait for us, the most urgent first. */
export async function openRequests(): Promise<RequestRow[]> {
  const { rows } = await database().query<RequestRow>(
    `select ${rowColumns} from ${tables} where r.state in ('asked', 'confirmed', 'in-work')
     order by r.due_at, r.id limit 200`,
  );
  return rows;
}

export const settledPerPage = 25;

/** Those that have their answer, the newest first; one more than a page shows says that there are older ones. */
export async function settledRequests(page: number): Promise<RequestRow[]> {
  const { rows } = await database().query<RequestRow>(
    `select ${rowColumns} from ${tables} where r.state in ('done', 'refused', 'held-back')
     order by r.settled_at desc nulls last, r.id desc limit $1 offset $2`,
    [settledPerPage + 1, page * settledPerPage],
  );
  return rows;
}

export async function readRequest(id: number): Promise<PrivacyRequest | undefined> {
  const { rows } = await database().query<PrivacyRequest>(
    `select ${rowColumns}, r.about_field as "aboutField", r.wrong, r."right", r.nominee_name as "nomineeName",
       r.nominee_contact as "nomineeContact", r.proof, r.entered_by as "enteredBy", r.confirmed_at as "confirmedAt",
       r.outcome, r.mailed_at as "mailedAt", r.erased, r.locale
     from ${tables} where r.id = $1`,
    [id],
  );
  return rows[0];
}

/** Names the person who asks by what we know of them; nothing is left after an erasure. */
export function whoAsks({ name, email, phone, aboutReference }: RequestRow): string | undefined {
  return (
    name ??
    email ??
    (phone && inFives(phone)) ??
    (aboutReference ? `Reference number ${aboutReference}` : undefined)
  );
}
