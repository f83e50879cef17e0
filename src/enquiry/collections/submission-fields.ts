import type { CollectionConfig, Field, RelationshipField } from 'payload';
import { isHiddenWithout } from '#content/access/staff.ts';
import { registerNames, registerOf } from '../registers.ts';

/** Keeps a value as the visitor sent it: staff read it, they do not rewrite it. */
function asSent(name: string, label?: string): Field {
  return { name, type: 'text', label, defaultValue: '', admin: { readOnly: true } };
}

/** For lists, searches and filters only. */
export function asColumn(name: string, { label, isUnique }: { label: string; isUnique: boolean }): Field {
  const admin = { readOnly: true, condition: () => false };
  return isUnique
    ? { name, type: 'text', label, required: true, unique: true, admin }
    : { name, type: 'text', label, defaultValue: '', admin };
}

export const reference: Field = {
  name: 'reference',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: { readOnly: true },
};

/** Every answer as it was asked and given, in words. The vendor's own field for JSON loads an editor from elsewhere. */
export const answers: Field = {
  name: 'answers',
  type: 'json',
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/views/submission.fields.tsx#AnswersField' },
  },
};

/** A tool's result that the visitor wanted anyone who calls them to see. It is in no list, search or export. */
export const attachedResult: Field = {
  name: 'attachedResult',
  type: 'ui',
  admin: { components: { Field: '/views/attached-result.field.tsx#AttachedResultField' } },
};

/** The file that came with an application. */
export const resumeFile: Field = {
  name: 'resumeFile',
  type: 'ui',
  admin: { components: { Field: '/views/resume-file.field.tsx#ResumeFileField' } },
};

/** The campaign that led the visitor here, by the names that its address used. */
export const campaign: Field = {
  name: 'campaign',
  type: 'json',
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/views/submission.fields.tsx#CampaignField' },
  },
};

/** How a list of submissions looks in the staff screens. Editors have no business there. */
export function submissionList(...columns: string[]): NonNullable<CollectionConfig['admin']> {
  return {
    useAsTitle: 'reference',
    defaultColumns: ['reference', ...columns, 'createdAt'],
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
    group: 'Enquiries',
    hidden: isHiddenWithout('read-cases'),
  };
}

export const howItCameIn: Field[] = [
  {
    type: 'row',
    fields: [asSent('variant', 'Form'), asSent('channel'), asSent('captcha'), asSent('locale', 'Asked in')],
  },
];

/** Owners of a consent, a delivery or a case: a field for each register that has them. */
export const owners: RelationshipField[] = registerNames.flatMap((register) => {
  const { owner, collection } = registerOf(register);
  return owner
    ? [{ name: fieldOfColumn(owner), type: 'relationship', relationTo: collection, index: true }]
    : [];
});

function fieldOfColumn(owner: string): string {
  return owner.replace(/_id$/, '');
}

/** The way to the case, where staff work. */
export const caseLink: Field = {
  name: 'caseLink',
  type: 'ui',
  admin: { components: { Field: '/views/cases/case-link.field.tsx#CaseLinkField' } },
};

/** Lists the follow-up of a record: its mails and hand-overs, and the visitor's consents. */
export function whatBecameOfIt(owner: string): Field[] {
  const on = fieldOfColumn(owner);
  return [
    {
      name: 'deliveries',
      type: 'join',
      collection: 'deliveries',
      on,
      admin: { defaultColumns: ['channel', 'state', 'attempts', 'lastError', 'sentAt'], allowCreate: false },
    },
    {
      name: 'consents',
      type: 'join',
      collection: 'consents',
      on,
      admin: { defaultColumns: ['purpose', 'isGiven', 'withdrawnAt', 'createdAt'], allowCreate: false },
    },
  ];
}
