import type { Duty } from '#content/access/duties.ts';
import type { OverridingVariable } from '#content/collections/site-settings/overrides.ts';
import { faultOfDays, faultOfEmail, faultOfTelephone, faultOfWhatsapp } from './office-rules.ts';

/**
 * The settings that an office changes from week to week, subject by subject: each has a page of its own on the desk. All
 * other settings are in the panel, where these are not.
 */
export type OfficeField = {
  /** Its place in the site settings, and its name in the form: `contact.helpline`. */
  place: string;
  label: string;
  hint?: string;
  kind: 'text' | 'tel' | 'email' | 'time' | 'weekday' | 'days';
  isOptional?: true;
  /** A text that is written in each language of the site. */
  isTranslated?: true;
  /** Where the environment of the server sets it too, and wins. */
  variable?: OverridingVariable;
  /** Where changing it takes a duty besides that of the page; the content service has the same rule. */
  duty?: Duty;
  /** @returns what is wrong with a value that is not empty */
  fault?: (value: string) => string | undefined;
};

/** Values by the places of their fields; one in another language as `company.contactPerson@hi`. */
export type OfficeValues = Readonly<Record<string, string>>;
export type OfficeProblems = Readonly<Record<string, string>>;

export type OfficeSubject = {
  key: string;
  title: string;
  /** Its use, and where visitors meet it. */
  lead: string;
  fields: readonly OfficeField[];
  /** Values that do not fit each other, by the place of a field. */
  faults?: (values: OfficeValues) => OfficeProblems;
};

const telephone = { kind: 'tel', fault: faultOfTelephone } as const;
const email = { kind: 'email', fault: faultOfEmail } as const;
const asPrinted = { kind: 'text', hint: 'As printed, such as 33+.' } as const;

export const officeSubjects: readonly OfficeSubject[] = [
  {
    key: 'hours',
    title: 'Calling hours',
    lead: 'The days and times at which we call. Forms that ask for a time offer one every half hour within these, promised times are counted in these hours, and pages and mails show them.',
    fields: [
      { place: 'callingHours.firstDay', label: 'From', kind: 'weekday' },
      { place: 'callingHours.lastDay', label: 'To', kind: 'weekday' },
      { place: 'callingHours.from', label: 'First call at', kind: 'time' },
      { place: 'callingHours.to', label: 'Last call at', kind: 'time' },
    ],
    faults: (values) => ({
      ...(Number(values['callingHours.lastDay']) < Number(values['callingHours.firstDay']) && {
        'callingHours.lastDay': 'This day comes before the first one. The week begins on Monday.',
      }),
      ...((values['callingHours.to'] ?? '') <= (values['callingHours.from'] ?? '') && {
        'callingHours.to': 'The last call must be later than the first.',
      }),
    }),
  },
  {
    key: 'holidays',
    title: 'Holidays',
    lead: 'Days on which nobody calls, even though the weekday is a calling day. Forms do not offer these days, and promised times do not include them.',
    fields: [
      { place: 'callingHours.holidays', label: 'Days', kind: 'days', isOptional: true, fault: faultOfDays },
    ],
  },
  {
    key: 'people',
    title: 'People named on the site',
    lead: 'The names that the law requires us to print. The home page and pages about complaints and privacy show them.',
    fields: [
      {
        ...{ place: 'company.contactPerson', label: 'Contact person', kind: 'text', isTranslated: true },
        hint: 'The Companies (Incorporation) Rules require the name of a contact person on the home page.',
      },
      { place: 'company.grievanceOfficer', label: 'Grievance officer', kind: 'text', isTranslated: true },
    ],
  },
  {
    key: 'contact',
    title: 'Telephone and e-mail',
    lead: 'How visitors reach us. They find these at the foot of every page, beside forms or in mails.',
    fields: [
      { place: 'contact.helpline', label: 'Telephone for questions', ...telephone },
      {
        ...{ place: 'contact.whatsapp', label: 'WhatsApp number', kind: 'tel', isOptional: true },
        hint: 'With its country code, such as +91 98200 12345. If empty, it is not shown.',
        fault: faultOfWhatsapp,
      },
      { place: 'contact.claimsPhone', label: 'Telephone for claims', ...telephone },
      { place: 'contact.claimsEmail', label: 'E-mail for claims', ...email },
      {
        ...{ place: 'contact.supportEmail', label: 'E-mail for everything else', ...email },
        hint: 'Mails about new enquiries go here as well.',
        variable: 'SUPPORT_EMAIL',
        duty: 'manage-staff',
      },
      {
        ...{ place: 'contact.callingSeries', label: 'Number shown on our calls', kind: 'text' },
        hint: 'In words, such as “a number that begins with 1600”.',
        isTranslated: true,
      },
    ],
  },
  {
    key: 'figures',
    title: 'Figures of ours',
    lead: 'The numbers of insurers and clients that we print on pages. Keep the list behind each figure ready.',
    fields: [
      { place: 'stats.insurers', label: 'Insurers we work with', ...asPrinted },
      { place: 'stats.corporateClients', label: 'Corporate clients', ...asPrinted },
      { place: 'stats.tourOperators', label: 'Tour operators served', ...asPrinted },
    ],
  },
];

export function officeSubject(key: string | undefined): OfficeSubject | undefined {
  return officeSubjects.find((subject) => subject.key === key);
}

/** The subject whose page changes a setting; nothing for one that the panel changes. */
export function subjectOfPlace(place: string): OfficeSubject | undefined {
  return officeSubjects.find(({ fields }) => fields.some((field) => field.place === place));
}
