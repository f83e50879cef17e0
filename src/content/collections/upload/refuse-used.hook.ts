import {
  APIError,
  type CollectionBeforeDeleteHook,
  type Field,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { languageCodes } from '#ui/language/locales.ts';
import { dataFields } from '../../fields/data-fields.ts';
import { asStored } from '../../fields/to-plain-data.ts';
import { walkFields } from '../../fields/walk-fields.ts';
import { titleOfRecord } from '../title-of-record.ts';
import { uploadsIn } from './uploads-in.ts';

const maxNamed = 3;

/** A published record would go on without its picture or document, and no one who reads it would know why. */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return;
  const users = await publishedWith(Number(id), req);
  if (users.length === 0) return;
  const others = users.length - maxNamed;
  const named = [...users.slice(0, maxNamed), ...(others > 0 ? [`${others} more`] : [])];
  const list = new Intl.ListFormat('en-IN').format(named);
  throw new APIError(`Used on ${list}: remove it there first.`, 409, undefined, true);
};

/** The published records that show a file, in words: “Cruise insurance” (Page). */
async function publishedWith(id: number, req: PayloadRequest): Promise<string[]> {
  const users: string[] = [];
  for (const config of req.payload.config.collections.filter(({ fields }) => mayShowFiles(fields)))
    for (const doc of await recordsWith(id, config, req))
      users.push(`“${titleOfRecord(config, doc)}” (${config.labels.singular})`);
  return users;
}

function mayShowFiles(fields: readonly Field[]): boolean {
  return dataFields(fields).some(({ type }) => ['upload', 'richText', 'blocks'].includes(type));
}

async function recordsWith(
  id: number,
  { slug, fields, versions }: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<object[]> {
  const found = new Map<unknown, object>();
  const where: Where = versions?.drafts ? { _status: { equals: 'published' } } : {};
  // A text may have its picture in one language alone.
  for (const locale of languageCodes) {
    const { docs } = await req.payload.find({
      ...{ collection: slug, where, locale, fallbackLocale: false, depth: 0 },
      ...{ pagination: false, sort: 'id', overrideAccess: true, req },
    });
    for (const doc of docs) if (!found.has(doc.id) && shows(fields, doc, id)) found.set(doc.id, doc);
  }
  return [...found.values()];
}

function shows(fields: readonly Field[], doc: object, id: number): boolean {
  const shown = uploadsIn(doc);
  walkFields(fields, doc, {
    ...asStored,
    onField(field, value) {
      if (field.type === 'upload') shown.push(...[value].flat().map(Number));
      return true;
    },
  });
  return shown.includes(id);
}
