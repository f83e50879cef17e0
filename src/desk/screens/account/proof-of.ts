import { waysIn } from '../../office-login/link.ts';
import { hasProof } from '../../office-login/proof.ts';
import { officeSettings } from '../../office-login/provider.ts';
import { isCodeAsked } from '../../session/reauthenticate.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { Proof } from '../fields/secret-fields.tsx';

/** Finds the proof that a person can give before a change: by whatever opens their account. */
export async function proofOf({ id: userId, sessionId }: Staff): Promise<Proof> {
  const settings = officeSettings();
  const { hasPassword, isLinked } = await waysIn(userId, settings);
  const office =
    settings && isLinked
      ? { name: settings.name, isGiven: await hasProof({ userId, sessionId }) }
      : undefined;
  return { asksPassword: hasPassword, asksCode: hasPassword && (await isCodeAsked(userId)), office };
}
