import type { MailFacts } from '../template.ts';

/** Facts of an invented broker, with a name that would be markup if it were not escaped. */
export const sampleFacts: MailFacts = {
  brand: 'Parasol & <b>Sons</b>',
  siteUrl: 'https://www.example.com',
  sender: 'support@example.com',
  company: { legalName: 'Parasol Brokers Limited', registeredOffice: '1 Rain Street, Pune' },
  contact: { supportEmail: 'support@example.com', helpline: '1800 000 0000', callingSeries: '1600' },
  callingHours: { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] },
  advisers: [],
};
