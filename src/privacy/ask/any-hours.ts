import type { FormFacts } from '#forms/kind.ts';

/** Facts for forms in which no day is asked for. */
export const anyHours: FormFacts = {
  today: '',
  hours: { from: '', to: '', firstDay: 1, lastDay: 7, holidays: [] },
};
