/** Instructions for a list of customers elsewhere, by the types under which it gets them. */
export const crmNotices = {
  corrected: 'record.corrected',
  erased: 'person.erased',
  withdrawn: 'consent.withdrawn',
} as const;
