import type { AnyChannel } from '#enquiry/submit/submission.ts';

/** How someone may reach us whose case is entered by hand. */
export const byHandSources = ['telephone', 'walk-in'] as const satisfies AnyChannel[];

export const maxNoteLength = 2000;
