import type pg from 'pg';
import type { Locale } from '#ui/language/locales.ts';
import type { RequestKind, RequestState } from './request.ts';

/** A request as a step needs it; locked, so that of two members of staff one is first. */
export type OpenRequest = {
  id: number;
  reference: string;
  kind: RequestKind;
  state: RequestState;
  email: string | null;
  phone: string | null;
  aboutReference: string | null;
  aboutField: string | null;
  right: string | null;
  locale: Locale;
};

export async function lockRequest(client: pg.ClientBase, id: number): Promise<OpenRequest | undefined> {
  const { rows } = await client.query<OpenRequest>(
    `select id, reference, kind, state, email, phone, about_reference as "aboutReference",
       about_field as "aboutField", "right", locale
     from privacy_requests where id = $1 for update`,
    [id],
  );
  return rows[0];
}
