import type { CaseNow } from './transitions.ts';
import { maxUnansweredCalls } from './transitions.ts';

/**
 * Why no one calls about a case for now: we have asked by mail whether the call is still wanted, no one answered as
 * often as we try, or someone of us has left it to rest.
 */
export type RestReason = 'asked' | 'not-reached' | 'left';

type Resting = Pick<CaseNow, 'attempts'> & {
  /** The moment from which a question of ours is open. */
  askedAgainAt: Date | null;
};

export function restReason({ attempts, askedAgainAt }: Resting): RestReason {
  if (askedAgainAt) return 'asked';
  return attempts >= maxUnansweredCalls ? 'not-reached' : 'left';
}
