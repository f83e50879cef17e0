import type { CollectionSlug, Field, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';
import { defaultLocale, languageFacts } from '#ui/language/locales.ts';
import { splitPath } from '#ui/language/paths.ts';
import { everyLocale } from '#ui/language/published-locales.ts';
import { isPagePath } from '../../fields/rules.ts';
import type { HouseParts } from '../content-collection.ts';

type FieldOptions = Parameters<TextFieldSingleValidation>[1];

const customOf = (field: Field) => ('custom' in field ? field.custom : undefined);

/** All collections whose records have an address share the site's: a path may be taken by any of them. */
function takers({ payload }: PayloadRequest): CollectionSlug[] {
  const hasOwnPath = ({ fields }: { fields: Field[] }) => fields.some((field) => customOf(field)?.isOwnPath);
  return payload.config.collections.filter(hasOwnPath).map(({ slug }) => slug);
}

/**
 * Records whose address is a slug have a folder to themselves: a path in it may be another record's tomorrow.
 * @returns why the path cannot be chosen
 */
function ownedFolder(value: string, { payload }: PayloadRequest): string | undefined {
  for (const { fields, labels } of payload.config.collections) {
    const { folder } = fields.map(customOf).find((custom) => custom?.folder) ?? {};
    if (folder && value.startsWith(folder))
      return `Addresses below ${folder} belong to ${String(labels.plural).toLowerCase()}. Choose another one.`;
  }
  return undefined;
}

async function isFree(
  value: string,
  isReserved: HouseParts['isReserved'],
  { id, req, collectionSlug }: FieldOptions,
): Promise<true | string> {
  if (!isPagePath(value))
    return 'Start with /, then small letters, digits and hyphens, such as /corporate/startup.';
  const { locale } = splitPath(value, everyLocale());
  if (locale !== defaultLocale)
    return `That is where the pages in ${languageFacts(locale).name} are published. Leave the language out of the address.`;
  if (isReserved(value)) return `${value} is an address of the program itself. Choose another one.`;
  const owned = ownedFolder(value, req);
  if (owned) return owned;
  for (const collection of takers(req)) {
    const where = { path: { equals: value } };
    const { docs } = await req.payload.find({
      collection,
      where,
      limit: 2,
      depth: 0,
      req,
      overrideAccess: true,
    });
    if (docs.some((other) => collection !== collectionSlug || other.id !== id))
      return `Another page uses ${value} already. Choose another address.`;
  }
  return true;
}

/** The address of a record. Changing it leaves a redirect behind (see `redirects/`). */
export function uniquePath({
  isRequired,
  isReserved,
  description,
}: {
  isRequired: boolean;
  isReserved: HouseParts['isReserved'];
  description: string;
}): TextField {
  return {
    name: 'path',
    custom: { isOwnPath: true },
    type: 'text',
    required: isRequired,
    unique: true,
    index: true,
    admin: { position: 'sidebar', description },
    // An emptied field is none: two empty texts would be one path taken twice.
    hooks: {
      beforeValidate: [({ value }) => value || null],
      // A copy of what need not have one is where it would without.
      ...(!isRequired && { beforeDuplicate: [() => null] }),
    },
    validate: async (value, options) => {
      if (isRequired && !value) return 'Enter the address of this page, such as /cruise.';
      return value ? isFree(value, isReserved, options) : true;
    },
  };
}
