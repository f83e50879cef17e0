import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { asStored } from '../fields/to-plain-data.ts';
import { isData, walkFields } from '../fields/walk-fields.ts';
import { faultOfLink, type KnownAddresses } from './check-link.ts';
import { faultOfHeadings, headingLevels } from './faults-of-headings.ts';
import type { LinkTarget } from './link-target.ts';
import { linksOf } from './links-of.ts';

type Fault = { path: string; message: string };
type Known = () => Promise<KnownAddresses>;

/**
 * Refuses to publish faulty links and headings: a link to nothing, a place that its page does not have, a heading that
 * skips a level. A draft may have them, and faults that are live already must not block a correction: a page
 * that went has left its links, and the desk lists them. Seeds come record by record, each before what it links to, and
 * tests check the same of them.
 */
export function refusingDeadLinks(config: CollectionConfig, known: Known): CollectionConfig {
  const { hooks } = config;
  return { ...config, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuse(known)] } };
}

function refuse(known: Known): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, collection, req }) => {
    if (data._status !== 'published' || req.context.isSeed) return data;
    const found = await linkFaultsOf(collection, data, known);
    if (found.length === 0) return data;
    const live = originalDoc?.id ? await liveVersion(req, collection.slug, originalDoc.id) : undefined;
    const before = live ? await linkFaultsOf(collection, live, known) : [];
    const faults = found.filter(({ message }) => !before.some((fault) => fault.message === message));
    if (faults.length === 0) return data;
    const refusal = new ValidationError({ collection: collection.slug, errors: faults });
    // The service's own message names the fields alone.
    refusal.message = inSentences(faults.map(({ message }) => message));
    throw refusal;
  };
}

/** Not the newest draft, in which the fault may be already. */
async function liveVersion(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  const asked = {
    collection,
    id,
    draft: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  } as const;
  const live = await req.payload.findByID({ ...asked, req });
  return live && '_status' in live && live._status === 'published' ? live : undefined;
}

/** Faults that keep a record from being published. @param data as stored, in one language; with `path` if it has a page */
export async function linkFaultsOf(collection: Fields, data: object, known: Known): Promise<Fault[]> {
  return [...(await deadLinks(collection, data, known)), ...skippedHeadings(collection, data)];
}

type Fields = Pick<CollectionConfig, 'fields'>;

async function deadLinks({ fields }: Fields, data: { path?: unknown }, known: Known): Promise<Fault[]> {
  const links = linksOf(fields, data);
  if (links.length === 0) return [];
  const addresses = await known();
  const own = typeof data.path === 'string' ? data.path : undefined;
  const faults: Fault[] = [];
  for (const { target, words, place } of links) {
    const fault = leadsTo(own, target) ? undefined : await faultOfLink(target, addresses);
    if (fault) faults.push({ path: place.join('.'), message: `The link “${words}”: ${fault}` });
  }
  return faults;
}

/** The page itself: its address and its places may come with this very version. */
function leadsTo(own: string | undefined, target: LinkTarget): boolean {
  const [path] = 'href' in target ? String(target.href).split('#') : [];
  return path === '' || (path !== undefined && path === own);
}

function skippedHeadings({ fields }: Fields, data: object): Fault[] {
  const faults: Fault[] = [];
  walkFields(fields, data, {
    ...asStored,
    onField(field, value, place) {
      if (field.type !== 'richText' || !isData(value)) return true;
      const [list, index] = place;
      const block: unknown = list === 'blocks' ? Reflect.get(Reflect.get(data, 'blocks'), Number(index)) : {};
      const above = isData(block) && block.heading ? 2 : 1;
      const message = faultOfHeadings(headingLevels(value.root), above);
      if (message) faults.push({ path: place.join('.'), message });
      return true;
    },
  });
  return faults;
}

const maxTold = 5;

/** Shown as a notice: a few at once; each is at its field as well. */
export function inSentences(faults: readonly string[]): string {
  const told = faults.slice(0, maxTold);
  const others = faults.length - told.length;
  return [...told, ...(others > 0 ? [`And ${others} more.`] : [])].join(' ');
}
