export const en = {
  take: 'Take the tables of this page with you (PDF)',
  from: 'From our website',
  made: (address: string, date: string) => `From ${address}, as on ${date}.`,
  caveat:
    'General information about classes of cover. The insurer’s terms, its underwriting and the policy wording apply.',
  notMade: 'The PDF could not be made just now',
  tryAgain: 'Please try again in a moment. The same tables are on the page.',
  back: 'Back to the page',
};
