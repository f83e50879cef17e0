import type pg from 'pg';
import type { Locale } from '#ui/language/locales.ts';
import type { Proved } from '../person/find-person.ts';
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

/** By what the data of the person is found. */
export function identitiesOf(
  request: Pick<OpenRequest, 'email' | 'phone' | 'aboutReference'>,
): Required<Proved> {
  const { email, phone, aboutReference: reference } = request;
  return { email, phone, reference };
}
