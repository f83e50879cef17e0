import type { Field } from 'payload';
import { isAdministratorField } from '../../access/staff.ts';

/**
 * How long what visitors sent is kept, a period for each submission collection. The daily deletion reads it,
 * and the privacy policy and the notices at the forms print it.
 */
export const retentionNames = [
  'enquiriesMonths',
  'agentsMonths',
  'businessesMonths',
  'contactsMonths',
  'resumesMonths',
  'privacyRequestsMonths',
] as const;
export type Retention = Record<(typeof retentionNames)[number], number>;

/** Defaults of a new site, and of databases from before there was a setting. */
export const usualRetention: Retention = {
  enquiriesMonths: 24,
  agentsMonths: 24,
  businessesMonths: 24,
  contactsMonths: 24,
  resumesMonths: 12,
  privacyRequestsMonths: 24,
};

const maxMonths = 120;
export const retentionLabels: Record<keyof Retention, string> = {
  enquiriesMonths: 'Enquiries, in months',
  agentsMonths: 'POSP agent forms, in months',
  businessesMonths: 'Small-business forms, in months',
  contactsMonths: 'Contact messages, in months',
  resumesMonths: 'Applications and their résumés, in months',
  privacyRequestsMonths: 'Privacy requests, in months',
};

/** Zero would delete everything, and a fraction cannot be printed. */
export function isRetentionMonths(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxMonths;
}

export const retentionField: Field = {
  name: 'retention',
  type: 'group',
  // Anyone who may not delete a record may not do so with a shorter period either.
  access: { update: isAdministratorField },
  label: 'How long we keep what visitors sent',
  admin: {
    description:
      'Counted from the day on which a form was sent. A daily job deletes what is older, with its mails and consents, for good. If you shorten a period, older records are deleted at the next run; an unusual number waits for approval under Upkeep. The privacy policy and the notice at each form print these periods. From May 2027 the law may require at least 12 months.',
  },
  fields: retentionNames.map((name) => ({
    name,
    type: 'number',
    label: retentionLabels[name],
    required: true,
    defaultValue: usualRetention[name],
    min: 1,
    max: maxMonths,
    admin: { step: 1 },
    validate: (value: unknown) =>
      isRetentionMonths(value) || `Please enter whole months, from 1 to ${maxMonths}.`,
  })),
};
