import { Secret, TOTP } from 'otpauth';
import type { Origin } from '#desk/audit/request-origin.ts';
import { offerSecret } from '#desk/session/offered-secret.ts';
import { setUpSecondFactor } from '#desk/session/set-up-second-factor.ts';

/** Where a login of a test comes from. */
export const sampleOrigin: Origin = { address: '192.0.2.7', device: 'A test' };

/** The app on someone's phone. */
export function codeOf(secret: string, { stepsAhead = 0 } = {}): string {
  const clock = new TOTP({ secret: Secret.fromBase32(secret) });
  return clock.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

/** Sets up someone's second factor as the login asks for it; spends the code of now. */
export async function withSecondFactor(userId: number): Promise<{ secret: string; codes: string[] }> {
  const { secret, sealed } = offerSecret(userId);
  const setUp = () => {
    // The code of the step before, so that the current one is unspent whenever the half minute ends.
    const code = codeOf(secret, { stepsAhead: -1 });
    return setUpSecondFactor({ userId, sealed, code, from: sampleOrigin });
  };
  // Where it ended between the two, the code was two steps old.
  const first = await setUp();
  const outcome = first.isSet ? first : await setUp();
  if (!outcome.isSet) throw new Error(`It was not set up: ${outcome.why}.`);
  return { secret, codes: outcome.codes };
}
