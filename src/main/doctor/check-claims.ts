import type { SiteSettings } from '#content/model.ts';
import { consider, type Finding } from './finding.ts';

/** Figures that every page prints and that only the operator can prove. */
export function checkClaims({ insurers, corporateClients }: SiteSettings['stats']): Finding[] {
  return [
    consider(
      `Every page says “${insurers} top insurers”.`,
      'Keep the dated list of these insurers at hand. “Top” is a ranking: name the measure, or the claim cannot be shown to be true.',
    ),
    consider(
      `Every page says “${corporateClients} corporate clients”.`,
      'Keep the dated list of these clients at hand.',
    ),
  ];
}
