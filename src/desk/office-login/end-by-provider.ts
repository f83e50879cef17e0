import { type AuditActor, recordAudit } from '#content/audit/audit-log.ts';
import { inTransaction } from '#platform/database.ts';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import { lockAccount } from '../session/lock-account.ts';
import type { LogoutToken } from './logout-token.ts';

const endedByToken = `s.confirmed_at is not null and i.user_id = s.user_id and i.issuer = $1
  and ($2::text is null or i.subject = $2) and ($3::text is null or s.provider_session = $3)`;

/**
 * Ends what a session at the provider has opened here; of a token that names no session, everything that the person has
 * opened by the provider. Sessions by a password are not the provider's to end.
 */
export function endByProvider(token: LogoutToken, { name }: OidcSettings): Promise<void> {
  const { issuer, subject, providerSession } = token;
  const values = [issuer, subject ?? null, providerSession ?? null];
  return inTransaction(async (client) => {
    const { rows: accounts } = await client.query<{ id: number }>(
      `select distinct i.user_id as id from staff.sessions s, staff.office_identities i where ${endedByToken} order by id`,
      values,
    );
    for (const { id } of accounts) await lockAccount(client, id);
    const { rows } = await client.query<{ id: number; who: string }>(
      `with ended as (
         delete from users_sessions u using staff.sessions s, staff.office_identities i
         where s.id = u.id and ${endedByToken}
         returning s.user_id
       )
       select distinct u.id, u.name as who from ended e join users u on u.id = e.user_id`,
      values,
    );
    for (const { id, who } of rows) {
      const by: AuditActor = { userId: id, who, network: '', device: '' };
      await recordAudit(client, { kind: 'sessions-ended', by, about: who, detail: `By ${name}` });
    }
  });
}
