import type { PersonalData } from '#platform/personal-data.ts';
import { staffPersonalData } from '../staff.personal-data.ts';

/** How much protection data needs; docs/security-controls.md says which. */
export const dataClasses = ['of visitors', 'of staff', 'passing'] as const;
export type DataClass = (typeof dataClasses)[number];

export function dataClassOf(data: PersonalData): DataClass {
  if (data.isPassing) return 'passing';
  return staffPersonalData.includes(data) ? 'of staff' : 'of visitors';
}
