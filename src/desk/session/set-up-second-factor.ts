import type pg from 'pg';
import { recordAudit } from '#content/audit/audit-log.ts';
import { inTransaction } from '#platform/database.ts';
import { actorOf } from '../audit/origin.ts';
import type { Origin } from '../audit/request-origin.ts';
import { dropFirstPassword } from './first-password.ts';
import { notifyOwner } from './notify-owner.ts';
import { readOffered } from './offered-secret.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { removeSecondFactor, setSecondFactor } from './second-factor.ts';
import { stepOfCode } from './totp.ts';

/** A second factor and its recovery codes are made together, or not at all. */
type SetUp = { userId: number; sealed: string; code: string; isAnew?: boolean; from: Origin };

export type SetUpOutcome =
  /** The recovery codes, to be shown this once. */
  { isSet: true; codes: string[] } | { isSet: false; why: 'wrong-code' | 'too-late' | 'there-is-one' };

/** @param isAnew in place of the present one, which the person has proved to have */
export async function setUpSecondFactor(asked: SetUp): Promise<SetUpOutcome> {
  const { userId, sealed, code, isAnew, from } = asked;
  const offered = readOffered(userId, sealed);
  if (!offered) return { isSet: false, why: 'too-late' };
  const { secret } = offered;
  const step = stepOfCode(secret, code);
  if (step === undefined) return { isSet: false, why: 'wrong-code' };
  const outcome = await inTransaction(async (client) => {
    if (isAnew) await removeSecondFactor(client, userId);
    if (!(await setSecondFactor(client, { userId, secret, step })))
      return { isSet: false, why: 'there-is-one' } as const;
    await tellOfFactor(client, userId, { what: 'factor-set', from });
    return { isSet: true, codes: await newRecoveryCodes(client, userId) } as const;
  });
  await dropFirstPassword();
  return outcome;
}

/** Ten new codes in place of those that are left. */
export function replaceRecoveryCodes(userId: number, from: Origin): Promise<string[]> {
  return inTransaction(async (client) => {
    await tellOfFactor(client, userId, { what: 'codes-made', from });
    return newRecoveryCodes(client, userId);
  });
}

async function tellOfFactor(
  client: pg.ClientBase,
  userId: number,
  { what, from }: { what: 'factor-set' | 'codes-made'; from: Origin },
): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string; email: string }>(
    'select id, name, email from users where id = $1',
    [userId],
  );
  for (const person of rows) {
    await recordAudit(client, { kind: what, by: actorOf(person, from) });
    await notifyOwner(client, { email: person.email, changes: [{ what }] });
  }
}
