import { sql } from '@payloadcms/db-postgres';
import { type Payload, type PayloadRequest, ValidationError } from 'payload';
import type { AuditActor } from '#content/audit/audit-log.ts';
import { inSentences } from '#content/links/refuse-dead-links.hook.ts';
import { databaseOf, inServiceTransaction } from '#content/service-transaction.ts';
import { sendingOf } from '#newsletter/issues/control-sending.ts';
import type { IssueContents } from '#newsletter/issues/issue.ts';
import { startSending } from '#newsletter/issues/start-sending.ts';
import { countSubscribers } from '#newsletter/subscribers/count-subscribers.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { faultsOfIssue } from './faults-of-issue.ts';
import { issueContents } from './issue-contents.ts';
import { findIssue } from './list-issues.ts';

export type SendOutcome = {
  isStarted: boolean;
  message: string;
  /** Another text was saved since the one that was shown. */
  isStale?: true;
};

type ToSend = {
  id: number;
  /** When the text that was shown had been saved: no other is sent. Left out, the text is the one saved by now. */
  seenAt?: Date | undefined;
  by: AuditActor;
  /** For the audit log, where it is not to how many it goes. */
  detail?: string;
};

/**
 * Publishes an issue and begins to send it, in one transaction: should the process die on the way, it is a draft as
 * before, and no one has got a mail that leads to no page.
 */
export async function sendIssue(service: Payload, toSend: ToSend): Promise<SendOutcome> {
  const { id } = toSend;
  if (await sendingOf(id)) return begun;
  const readers = await countSubscribers();
  if (readers === 0)
    return refused('There are no confirmed subscribers at present, so there is no one to send it to.');
  // Asked before the text is read, so that a text that is saved later is noticed.
  const seenAt = toSend.seenAt ?? (await findIssue(id))?.changedAt;
  const [contents, faults] = [await issueContents(service, id), await faultsOfIssue(service, id)];
  if (!seenAt || !contents) return refused('There is no such newsletter.');
  if (faults.length > 0) return refused(`It is not ready. ${inSentences(faults)}`);
  const message = `It is on its way to ${readers === 1 ? 'one address' : `${readers} addresses`}.`;
  const outcome = await startInTurn(service, { ...toSend, seenAt, contents, message });
  return outcome.isStale && !toSend.seenAt ? sendIssue(service, toSend) : outcome;
}

const begun = refused('Sending of this issue has already begun.');
const stale: SendOutcome = { ...refused('It was saved again in the meantime.'), isStale: true };

type Start = ToSend & { seenAt: Date; contents: IssueContents; message: string };

/** Anyone who saves or presses at the same moment is before it, and noticed, or after it. */
async function startInTurn(
  service: Payload,
  { id, seenAt, contents, message, by, detail = message }: Start,
): Promise<SendOutcome> {
  try {
    return await inServiceTransaction(service, async (req) => {
      const statement = sql`SELECT id FROM newsletters WHERE id = ${id} FOR UPDATE`;
      await service.db.execute({ db: await databaseOf(req), sql: statement });
      if (await sendingOf(id)) return begun;
      if ((await savedAt(req, id)) !== seenAt.getTime()) return stale;
      await publish(req, id);
      await startSending(req, { issueId: id, contents, by, detail });
      return { isStarted: true, message };
    });
  } catch (error) {
    if (error instanceof ValidationError) return refused(`It is not complete. ${error.message}`);
    throw error;
  }
}

const asIs = { collection: 'newsletters', depth: 0, locale: defaultLocale, overrideAccess: true } as const;

async function savedAt(req: PayloadRequest, id: number): Promise<number> {
  const { updatedAt } = await req.payload.findByID({ ...asIs, id, draft: true, req });
  return new Date(updatedAt).getTime();
}

async function publish(req: PayloadRequest, id: number): Promise<void> {
  const data = { _status: 'published', sentAt: new Date().toISOString() } as const;
  await req.payload.update({ ...asIs, id, data, req });
}

function refused(message: string): SendOutcome {
  return { isStarted: false, message };
}
