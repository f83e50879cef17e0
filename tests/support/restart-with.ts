import { env } from '#platform/env.ts';
import { forgetSharedState } from '#platform/testing/forget-shared-state.ts';

/** As a restart with these secrets has it; the last day of the former ones is over. */
export function restartWith(present: string, former: string[]): void {
  const formerSecrets = former.map((secret) => ({ secret, lastDay: '2020-01-01' }));
  Object.assign(env(), { appSecret: present, formerSecrets });
  forgetSharedState('app-secret');
}
