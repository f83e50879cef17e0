import { anybody, isAdministratorField, isEditor } from '../../access/staff.ts';
import { dayField } from '../../fields/builders.ts';
import type { SiteSettings } from '../../model.ts';
import type { ContentGlobal } from '../content-collection.ts';
import { overridingValue } from './overrides.ts';
import { privacyField } from './privacy.field.ts';
import { retentionField } from './retention.field.ts';
import { addresses, onTheDesk, texts, words } from './setting-fields.ts';
import { wordsFor } from './settings-words.ts';

/** External pages; an empty address is not shown. */
export const linkNames: readonly (keyof SiteSettings['links'])[] = [
  'agentPortal',
  'smallBusiness',
  'calculatorWithTest',
  'calculatorWithoutTest',
  'calculatorMale',
  'calculatorStress',
  'mobileApp',
  'linkedIn',
  'facebook',
];

/** Defaults of a new site. */
const usualResultDays = 30;
const usualNewsletterMailsPerMinute = 60;

/** Everything about the broker that is on more than one page. Secrets never live here. */
export const siteSettings: ContentGlobal = {
  slug: 'site-settings',
  seedFile: 'settings.json',
  config: {
    slug: 'site-settings',
    label: 'Site settings',
    admin: { group: 'Site' },
    access: { read: anybody, update: isEditor },
    fields: [
      {
        name: 'onTheDesk',
        type: 'ui',
        admin: { components: { Field: '/views/on-the-desk.field.tsx#OnTheDeskField' } },
      },
      ...texts('brand'),
      { name: 'defaultTitle', type: 'text', required: true, localized: true, ...wordsFor('defaultTitle') },
      {
        name: 'defaultDescription',
        type: 'textarea',
        required: true,
        localized: true,
        ...wordsFor('defaultDescription'),
      },
      {
        name: 'company',
        type: 'group',
        fields: [
          ...texts('cin'),
          ...words('legalName', 'registeredOffice', 'principalPlace'),
          ...words('contactPerson', 'grievanceOfficer').map(onTheDesk),
        ],
      },
      {
        name: 'licence',
        type: 'group',
        fields: [
          ...texts('number'),
          ...words('category'),
          dayField('validTill', 'Valid till', {
            isRequired: false,
            description:
              'As your present certificate says. Leave it empty if the certificate has no end date.',
          }),
        ],
      },
      onTheDesk({
        name: 'contact',
        type: 'group',
        fields: [
          {
            name: 'supportEmail',
            type: 'text',
            required: true,
            // Every enquiry is mailed there: an editor, who reads none, must not have them sent elsewhere.
            access: {
              update: (args) => isAdministratorField(args) && overridingValue('SUPPORT_EMAIL') === undefined,
            },
          },
          ...texts('claimsEmail', 'claimsPhone', 'helpline'),
          { name: 'whatsapp', type: 'text', ...wordsFor('whatsapp') },
          ...words('callingSeries'),
        ],
      }),
      onTheDesk({
        name: 'callingHours',
        type: 'group',
        fields: [
          ...texts('from', 'to'),
          {
            name: 'firstDay',
            type: 'number',
            required: true,
            min: 1,
            max: 7,
            label: 'First day (1 is Monday)',
          },
          {
            name: 'lastDay',
            type: 'number',
            required: true,
            min: 1,
            max: 7,
            label: 'Last day (6 is Saturday)',
          },
          {
            name: 'holidays',
            type: 'array',
            labels: { singular: 'Holiday', plural: 'Holidays' },
            admin: { description: 'Days without calls, even if the weekday is a calling day.' },
            fields: [dayField('day', 'Day')],
          },
        ],
      }),
      retentionField,
      privacyField,
      {
        name: 'resultDays',
        type: 'number',
        label: 'How long a tool’s result is kept, in days',
        required: true,
        defaultValue: usualResultDays,
        min: 1,
        max: 365,
        access: { update: isAdministratorField },
        admin: {
          step: 1,
          description:
            'Its address expires then, and the answers are deleted. Each result’s page says so, and so does the e-mail with its link.',
        },
      },
      {
        name: 'newsletterMailsPerMinute',
        type: 'number',
        label: 'Newsletter mails sent per minute',
        required: true,
        defaultValue: usualNewsletterMailsPerMinute,
        min: 1,
        max: 1000,
        access: { update: isAdministratorField },
        admin: {
          step: 1,
          description:
            'Your mail provider states how many it accepts. All instances together keep to it; other mails do not wait for newsletters.',
        },
      },
      {
        name: 'links',
        type: 'group',
        label: 'Pages elsewhere',
        admin: {
          description:
            'Texts refer to one by its name in braces, such as {agentPortal}, and are updated when its address changes.',
        },
        fields: addresses(...linkNames),
      },
      {
        name: 'stats',
        type: 'group',
        label: 'Figures of ours',
        admin: {
          description:
            'Texts refer to one by its name in braces, such as {insurers}, so that it is changed in one place only.',
        },
        fields: [
          ...texts('insurers', 'corporateClients', 'tourOperators').map(onTheDesk),
          {
            name: 'ivfMaternityWaitMonths',
            type: 'number',
            required: true,
            label: 'Waiting period of the IVF maternity plan, in months',
          },
          {
            name: 'surrogateLifeYears',
            type: 'number',
            required: true,
            label: 'Term of the surrogate’s life cover, in years',
          },
        ],
      },
      {
        name: 'premiums',
        type: 'group',
        label: 'Premiums of the IVF maternity plan',
        fields: [
          {
            name: 'rows',
            type: 'array',
            required: true,
            fields: [...texts('sumInsured'), ...words('premium')],
          },
          { name: 'caveat', type: 'textarea', required: true, localized: true, ...wordsFor('caveat') },
        ],
      },
      {
        name: 'caveats',
        type: 'group',
        label: 'Notes next to sensitive statements',
        fields: [
          {
            name: 'ivfMaternityWait',
            type: 'textarea',
            required: true,
            localized: true,
            label: 'Next to the waiting period of the IVF maternity plan',
          },
          {
            name: 'surrogateLife',
            type: 'textarea',
            required: true,
            localized: true,
            label: 'Next to the surrogate’s life cover',
          },
        ],
      },
      {
        name: 'disclosure',
        type: 'group',
        label: 'At the foot of every page',
        fields: [
          {
            name: 'underwriting',
            type: 'textarea',
            required: true,
            localized: true,
            label: 'Who insures, and what we do',
          },
          {
            name: 'solicitation',
            type: 'textarea',
            required: true,
            localized: true,
            label: 'The line on solicitation',
          },
        ],
      },
    ],
  },
};
