/**
 * The audit log of the staff side: who logged in, who was refused, who changed accounts and settings, erased a person or
 * deleted a record. Rows are only added: a trigger refuses every change, and every deletion before the period is over.
 * An entry about an act is written in the transaction of the act. It names no one who wrote to us.
 */

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type pg from 'pg';
import { database } from '#platform/database.ts';
import { consume } from '#platform/rate-limits.ts';
import { databaseOf } from '../service-transaction.ts';

/** As the trigger has it, which refuses to delete anything younger. */
export const auditMonths = 36;

export type AuditKind =
  | 'login'
  | 'login-recovery'
  | 'wrong-password'
  | 'wrong-code'
  | 'paused'
  | 'tried-in-pause'
  | 'unlocked'
  | 'logout'
  | 'sessions-ended'
  | 'office-linked'
  | 'office-unlinked'
  | 'office-refused'
  | 'refused'
  | 'account-created'
  | 'account-deleted'
  | 'email-changed'
  | 'role-changed'
  | 'factor-set'
  | 'factor-removed'
  | 'codes-made'
  | 'password-changed'
  | 'password-reset'
  | 'settings-changed'
  | 'examples-loaded'
  | 'examples-removed'
  | 'person-erased'
  | 'person-identified'
  | 'person-copied'
  | 'request-entered'
  | 'request-answered'
  | 'request-refused'
  | 'record-deleted'
  | 'deletion-agreed'
  | 'crm-fields-changed'
  | 'crm-erasure-confirmed'
  | 'feed-key-made'
  | 'feed-key-ended'
  | 'hook-secret-shown'
  | 'ombudsman-list-confirmed'
  | 'ombudsman-list-hidden'
  | 'incident-recorded'
  | 'incident-reported'
  | 'incident-closed'
  | 'mail-sent-again'
  | 'mail-address-corrected'
  | 'mail-given-up'
  | 'newsletter-sent'
  | 'newsletter-planned'
  | 'newsletter-unplanned'
  | 'newsletter-stopped'
  | 'newsletter-continued'
  | 'subscriber-unsubscribed'
  | 'notice-read'
  | 'notice-corrected'
  | 'notice-withdrawn'
  | 'audit-exported';

/** The person who acted, and from where as far as that is kept: the network and the device in words. */
export type AuditActor = { userId: number | null; who: string; network: string; device: string };

export type AuditEntry = {
  kind: AuditKind;
  by: AuditActor;
  /** The person or thing concerned: a colleague, a record by its number, a route. */
  about?: string;
  /** The change, without values that are secret. */
  detail?: string;
};

const maxLength = 500;
const columns = 'kind, user_id, who, network, device, about, detail';

function valuesOf({ kind, by, about = '', detail = '' }: AuditEntry) {
  const texts = [by.who, by.network, by.device, about, detail];
  return [kind, by.userId, ...texts.map((text) => text.slice(0, maxLength).toWellFormed())];
}

/** Adds an entry, as part of the client's transaction. */
export async function recordAudit(client: Pick<pg.ClientBase, 'query'>, entry: AuditEntry): Promise<void> {
  await client.query(
    `insert into staff.audit_log (${columns}) values ($1, $2, $3, $4, $5, $6, $7)`,
    valuesOf(entry),
  );
}

/** The same in the transaction of a request to the content service. */
export async function recordAuditOf(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const values = sql.join(
    valuesOf(entry).map((value) => sql`${value}`),
    sql`, `,
  );
  await req.payload.db.execute({
    db: await databaseOf(req),
    sql: sql`INSERT INTO staff.audit_log (${sql.raw(columns)}) VALUES (${values})`,
  });
}

const perHour = 30;

/** Records an act that can be repeated without end: so many times an hour for each person and kind, then not at all. */
export async function recordAuditThrottled(entry: AuditEntry): Promise<void> {
  const limit = { name: 'audit-entries', points: perHour, seconds: 3600 };
  const { isAllowed } = await consume(limit, `${entry.kind} ${entry.by.userId ?? 'nobody'}`);
  if (isAllowed) await recordAudit(database(), entry);
}
