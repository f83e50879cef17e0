import type { TextFieldSingleValidation } from 'payload';
import { isEditor, isStaff } from '../../access/staff.ts';
import { isPagePath } from '../../fields/rules.ts';
import type { ContentCollection } from '../content-collection.ts';
import { leadsBack, pathOfTarget } from './leads-back.ts';
import { keptFrom, validateFrom } from './old-address.ts';

const wouldReturn = 'This would lead in a circle, over other redirects and back to the old address.';

const validateToAmongAll: TextFieldSingleValidation = async (value, { siblingData, req }) => {
  const to = value ?? '';
  const { from } = siblingData as { from?: string };
  const fault = validateTo(to, from);
  if (fault || !from) return fault ?? true;
  const targetOf = async (path: string) => {
    const where = { from: { equals: path } };
    const options = { collection: 'redirects', depth: 0, limit: 1, pagination: false } as const;
    const { docs } = await req.payload.find({ ...options, where, overrideAccess: true, req });
    return docs[0]?.to;
  };
  return (await leadsBack(from, to, targetOf)) ? wouldReturn : true;
};

/** Addresses that lead elsewhere: those of an old site, and those that a page has left. */
export const redirects: ContentCollection = {
  slug: 'redirects',
  seed: { folder: 'redirects', key: 'from' },
  config: () => ({
    slug: 'redirects',
    labels: { singular: 'Redirect', plural: 'Redirects' },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'updatedAt'],
      listSearchableFields: ['from', 'to'],
      group: 'Site',
      description:
        'Sends visitors from the old address to the new one, permanently (301). A page takes precedence over a redirect, and deletes it when it is newly published there.',
      components: { beforeListTable: ['/views/redirects-import.tsx#RedirectsImport'] },
    },
    defaultSort: 'from',
    disableDuplicate: true,
    access: { read: isStaff, create: isEditor, update: isEditor, delete: isEditor },
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: 'Old address',
        admin: { description: 'A path of this site, such as /old-page.' },
        hooks: {
          beforeValidate: [({ value }) => (typeof value === 'string' ? keptFrom(value) : value)],
        },
        validate: (value: unknown) => validateFrom(String(value ?? '')) ?? true,
      },
      {
        name: 'to',
        type: 'text',
        required: true,
        label: 'Leads to',
        admin: { description: 'A path of this site, or a full address with https://.' },
        validate: validateToAmongAll,
      },
    ],
  }),
};

/** Why an address cannot be led to; nothing when it can. */
export function validateTo(to: string, from: string | undefined): string | undefined {
  if (pathOfTarget(to) === from) return 'This would redirect to itself.';
  if (isPagePath(pathOfTarget(to)) || /^https:\/\/[^\s/]+\S*$/.test(to)) return undefined;
  return 'Use a path of this site, such as /cruise, or a full address that begins with https://.';
}
