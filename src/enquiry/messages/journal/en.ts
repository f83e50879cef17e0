import type { ReplayRefusal } from '../../journal/replay-refusal.ts';

/** Notes for staff on an enquiry that was kept in the journal while the database was away. */

/** The reason for which it would have been refused, had the database answered. */
const reasons: Record<ReplayRefusal, string> = {
  'too-many': 'Five forms had already come from this phone number or e-mail address within the hour.',
  'solution-spent': 'The robot check that came with it had already been used for another form.',
  'moment-spent': 'The page that it was sent from had already been used for another form.',
  'page-busy': 'More forms without JavaScript had been sent than we accept in an hour.',
  'key-taken': 'It was sent twice at the same moment.',
  'key-reused': 'The same form had been sent before with different answers.',
  'upload-gone': 'Its file is gone. Ask for it again.',
  known: 'This phone number or e-mail address is already registered, so this is kept as an enquiry.',
};

/** Notes on its case. */
const staff = {
  by: 'Website',
  forAPerson: (why: ReplayRefusal) =>
    `This was sent while the database was down, and the visitor was told that we had kept it. Had the database been working, it would have been refused: ${reasons[why]} No confirmation was sent. Please decide what to do with it.`,
  renumbered: (told: string) =>
    `This was sent while the database was down. The visitor was given the reference number ${told}, which belongs to another record.`,
};

export const en = { staff };
