import { recordAudit } from '#content/audit/audit-log.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { database, inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { hashToken, newKey } from '#platform/ids.ts';
import { consume, consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { actorOf } from '../audit/origin.ts';
import type { Origin } from '../audit/request-origin.ts';
import { passwordLinkKey } from '../mails/password-link.ts';
import { clearAllAttempts } from './attempts.ts';
import { endAllSessions } from './end-sessions.ts';
import { dropFirstPassword } from './first-password.ts';
import { setPassword } from './password-hash.ts';
import { passwordProblem } from './password-problem.ts';

/**
 * A forgotten password: a link in an e-mail, valid for an hour and for one use. The database keeps a digest of it. It sets a
 * password and opens nothing: the next login asks for the second factor as ever, and every session ends.
 */
export const validMinutes = 60;

const perAddress: RateLimit = { name: 'password-links-per-address', points: 20, seconds: 3600 };
const perEmail: RateLimit = { name: 'password-links-per-email', points: 3, seconds: 3600 };
/** Anyone who waits this long learns nothing by the time that a mail takes to be written. */
const answerAfterMs = 300;

type Asked = { email: string; address: string };

/** Answers alike, and after the same time, whether anyone has this address or not. */
export async function mailPasswordLink({ email: typed, address }: Asked): Promise<void> {
  const email = typed.trim().toLowerCase();
  const isOver = new Promise((resolve) => setTimeout(resolve, answerAfterMs));
  if ((await consumeByAddress(perAddress, address)).isAllowed && (await consume(perEmail, email)).isAllowed)
    await inTransaction(async (client) => {
      const { rows } = await client.query<{ id: number }>(
        // An account that the office opens gets no password by mail: it would outlast the group that gave the role.
        `select id from users where email = $1 and ($2 or coalesce(hash, '') <> '') for update`,
        [email, env().oidc === undefined],
      );
      if (!rows[0]) return;
      const key = newKey(32);
      // Only the newest is good.
      await client.query('delete from staff.password_links where user_id = $1', [rows[0].id]);
      await client.query('insert into staff.password_links (digest, user_id) values ($1, $2)', [
        hashToken(key),
        rows[0].id,
      ]);
      const data = { link: `${env().siteUrl}/desk/login/reset/${key}` };
      await enqueueMail(client, { template: passwordLinkKey, to: email, locale: defaultLocale, data });
    });
  await isOver;
}

const isGood = 'digest = $1 and l.created_at > now() - make_interval(mins => $2)';

type LinkOwner = { id: number; name: string; email: string };

/** Finds the owner of a link, which stays valid. */
export async function ownerOfLink(key: string): Promise<LinkOwner | undefined> {
  const { rows } = await database().query<LinkOwner>(
    `select u.id, u.name, u.email from staff.password_links l join users u on u.id = l.user_id where ${isGood}`,
    [hashToken(key), validMinutes],
  );
  return rows[0];
}

type LinkUsed = { key: string; password: string; from: Origin };
export type ResetOutcome = { isSet: true } | { isSet: false; problem: string | undefined };

/** @returns what is wrong with the password, or with the link when nothing is; of two at once one sets theirs */
export async function setPasswordByLink({ key, password, from }: LinkUsed): Promise<ResetOutcome> {
  const owner = await ownerOfLink(key);
  if (!owner) return { isSet: false, problem: undefined };
  const { brand: brandName } = await readSettings();
  const problem = await passwordProblem(password, { email: owner.email, brandName });
  if (problem) return { isSet: false, problem };
  const outcome = await inTransaction(async (client) => {
    const { rows } = await client.query<{ userId: number }>(
      `delete from staff.password_links l where ${isGood} returning user_id as "userId"`,
      [hashToken(key), validMinutes],
    );
    const [spent] = rows;
    if (!spent) return { isSet: false, problem: undefined } as const;
    await setPassword(client, { userId: spent.userId, password });
    await endAllSessions(client, spent.userId);
    await clearAllAttempts(client, spent.userId);
    await recordAudit(client, { kind: 'password-reset', by: actorOf(owner, from) });
    return { isSet: true } as const;
  });
  await dropFirstPassword();
  return outcome;
}
