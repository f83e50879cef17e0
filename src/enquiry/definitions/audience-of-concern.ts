import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';
import type { Concern } from './options.ts';

const audiences: Partial<Record<Concern, UmbrellaAudience>> = {
  corporate: 'companies',
  'surety-bond': 'companies',
  personal: 'people',
  cruise: 'people',
  posp: 'agents',
};

/** Returns the audience of a purpose: fertility, unless it is listed. */
export function audienceOfConcern(concern: Concern): UmbrellaAudience {
  return audiences[concern] ?? 'fertility';
}
