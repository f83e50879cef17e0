import type { OfficeEffects } from '../../office-settings/office-effects.ts';
import type { OfficeProblems, OfficeValues } from '../../office-settings/office-subjects.ts';

/** The form of a subject as it is shown: opened, looked at, or refused. */
export type SubjectForm = {
  /** As they are typed, or stored where nothing is. */
  values: OfficeValues;
  /** As they are stored. */
  now: OfficeValues;
  problems?: OfficeProblems | undefined;
  isStale?: boolean;
  said?: 'saved' | 'unchanged' | undefined;
  /** Version of the values whose effects are on the page. */
  looked?: string;
  effects?: OfficeEffects;
};
