import type pg from 'pg';
import { type AuditActor, type AuditKind, recordAudit } from '#content/audit/audit-log.ts';
import { giveUpDelivery, resendDeliveries } from '#enquiry/deliveries/resend-delivery.ts';
import { giveUpMail, readdressMail, resendMails } from '#mail/outbox/resend-mail.ts';
import { inTransaction } from '#platform/database.ts';
import { allUnsent, type MailPlace } from './all-unsent.ts';
import { byCause } from './cause-of.ts';
import { readMail } from './read-mail.ts';

/** A mail or a hand-over, and who acts on it. Each act is in the audit log, which names no recipient. */
type Act = { place: MailPlace; id: number; by: AuditActor };

const aboutOf = ({ place, id }: Pick<Act, 'place' | 'id'>) =>
  `${place === 'mails' ? 'mail' : 'delivery'} ${id}`;

/**
 * @param isSecondWanted it was seen as sent, and is to arrive again: possible for a delivery alone
 * @returns false when it is not there any more; also when it has been sent, or is on its way, unless a second is wanted
 */
export function sendAgain({ isSecondWanted, ...act }: Act & { isSecondWanted: boolean }): Promise<boolean> {
  return acted(act, 'mail-sent-again', '', async (client) => {
    const ids = [act.id];
    const resent =
      act.place === 'mails'
        ? await resendMails(client, ids)
        : await resendDeliveries(client, ids, isSecondWanted);
    return resent.length === 1;
  });
}

/** @returns false where its address is not to be corrected, or it has been sent */
export async function sendElsewhere({ id, by, to }: Omit<Act, 'place'> & { to: string }): Promise<boolean> {
  const mail = await readMail('mails', id);
  if (!mail?.isCorrectable) return false;
  return acted({ place: 'mails', id, by }, 'mail-address-corrected', mail.what, (client) =>
    readdressMail(client, id, to),
  );
}

export function giveUp({ why, ...act }: Act & { why: string }): Promise<boolean> {
  const of = { id: act.id, by: act.by.who, why };
  return acted(act, 'mail-given-up', why, (client) =>
    act.place === 'mails' ? giveUpMail(client, of) : giveUpDelivery(client, of),
  );
}

const atOnce = 1000;

/** Sends everything again that did not arrive for one cause. @returns how many are on their way, `atOnce` of a kind at most */
export async function sendCauseAgain(cause: string, by: AuditActor): Promise<number> {
  const group = byCause(await allUnsent(atOnce)).find(({ cause: { key } }) => key === cause);
  if (!group) return 0;
  const idsOf = (place: MailPlace) => group.rows.filter((row) => row.place === place).map(({ id }) => id);
  return inTransaction(async (client) => {
    const mails = await resendMails(client, idsOf('mails'));
    const deliveries = await resendDeliveries(client, idsOf('deliveries'));
    const count = mails.length + deliveries.length;
    if (count > 0)
      await recordAudit(client, { kind: 'mail-sent-again', by, about: `${count}: ${group.cause.title}` });
    return count;
  });
}

function acted(
  act: Act,
  kind: AuditKind,
  detail: string,
  change: (client: pg.ClientBase) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(async (client) => {
    const isDone = await change(client);
    if (isDone) await recordAudit(client, { kind, by: act.by, about: aboutOf(act), detail });
    return isDone;
  });
}
