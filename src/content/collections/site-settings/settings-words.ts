import type { TextField } from 'payload';

type Words = Pick<TextField, 'label'> & { admin?: { description: string } };

/** Labels and descriptions of the settings on their screen. */
const words: Readonly<Record<string, Words>> = {
  brand: {
    label: 'Name of the site',
    admin: { description: 'In the header, in mails, after every page title.' },
  },
  defaultTitle: { label: 'Title of the home page' },
  defaultDescription: {
    label: 'The site in two sentences',
    admin: { description: 'For search engines and programs, where a page has no description of its own.' },
  },
  cin: { label: 'Corporate identity number (CIN)' },
  legalName: { label: 'Registered name', admin: { description: 'Exactly as on the certificate.' } },
  registeredOffice: { label: 'Registered office' },
  principalPlace: { label: 'Principal place of business' },
  contactPerson: {
    label: 'Contact person',
    admin: { description: 'The company rules require a name on the home page.' },
  },
  grievanceOfficer: { label: 'Grievance officer' },
  number: { label: 'Registration number', admin: { description: 'As on the certificate.' } },
  category: { label: 'Category', admin: { description: 'Such as Direct Broker (Life & General).' } },
  claimsEmail: { label: 'E-mail for claims' },
  claimsPhone: { label: 'Telephone for claims' },
  helpline: { label: 'Telephone for questions' },
  whatsapp: {
    label: 'WhatsApp number',
    admin: { description: 'With its country code, such as +91 98200 00000. If empty, it is not shown.' },
  },
  callingSeries: {
    label: 'Number shown on our calls',
    admin: { description: 'In words, such as “a number that begins with 1600”.' },
  },
  from: { label: 'Calls from', admin: { description: 'By India’s clock, such as 10:00.' } },
  to: { label: 'Last call at', admin: { description: 'Such as 18:30.' } },
  agentPortal: { label: 'Agent portal (LOG IN)' },
  smallBusiness: { label: 'Small-business insurance' },
  calculatorWithTest: { label: 'Fertility calculator: with test' },
  calculatorWithoutTest: { label: 'Fertility calculator: without test' },
  calculatorMale: { label: 'Fertility calculator: male' },
  calculatorStress: { label: 'Fertility calculator: stress' },
  mobileApp: { label: 'App in the store' },
  linkedIn: { label: 'LinkedIn' },
  facebook: { label: 'Facebook' },
  insurers: {
    label: 'Insurers we work with',
    admin: { description: 'As printed, such as 33+. Keep the list behind it ready.' },
  },
  corporateClients: { label: 'Corporate clients', admin: { description: 'As printed, such as 850+.' } },
  tourOperators: { label: 'Tour operators served', admin: { description: 'As printed, such as 50+.' } },
  sumInsured: { label: 'Sum insured, in rupees' },
  premium: {
    label: 'Premium, as printed',
    admin: { description: 'With what it includes, such as “INR 35,872 incl. GST”.' },
  },
  caveat: { label: 'Note next to them', admin: { description: 'The tax, the date, and whose terms apply.' } },
};

/** Nothing where the name says it all. */
export function wordsFor(name: string): Words {
  return words[name] ?? {};
}
