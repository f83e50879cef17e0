import { audienceOfConcern } from '../definitions/audience-of-concern.ts';
import { type Concern, concerns } from '../definitions/options.ts';
import type { Submission } from '../submit/submission.ts';
import type { AdvisedAudience } from './confirmation.ts';

/**
 * Returns the audience whose adviser the confirmation introduces. Anyone may have typed the address, so a treatment has
 * none.
 */
export function advisedAudience({
  form,
  values,
}: Pick<Submission, 'form' | 'values'>): AdvisedAudience | undefined {
  if (form.register === 'agents') return 'agents';
  if (form.register === 'businesses') return 'companies';
  const { concern = '', sub_purpose: part = '' } = values;
  if (!isConcern(concern) || (part && part !== 'health' && part !== 'other')) return undefined;
  const audience = audienceOfConcern(concern);
  return audience === 'fertility' || audience === 'everyone' ? undefined : audience;
}

function isConcern(value: string): value is Concern {
  return Object.hasOwn(concerns, value);
}
