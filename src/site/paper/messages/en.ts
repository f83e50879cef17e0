export const en = {
  take: 'Take the tables of this page with you (PDF)',
  from: 'From our website',
  made: (address: string, date: string) => `From ${address}, as on ${date}.`,
  caveat:
    'General information about classes of cover. The insurer’s terms, its underwriting and the policy wording decide.',
};
