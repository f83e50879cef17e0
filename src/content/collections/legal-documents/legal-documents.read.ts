import path from 'node:path';
import type { DataFromCollectionSlug } from 'payload';
import { publishedFiles } from '../../access/published-files.ts';
import { asVisitorsSee, contentService } from '../../read/content-service.ts';
import type { PublicFile } from '../content-collection.ts';

/** Path of the newest annual return's PDF on this site, when there is one. */
export async function readAnnualReturnUrl(): Promise<string | undefined> {
  const filename = (await readNewestAnnualReturn())?.filename;
  return filename ? documentAddress(filename) : undefined;
}

/** The newest by its day, and by when it was uploaded where that does not tell. */
export async function readNewestAnnualReturn(): Promise<
  DataFromCollectionSlug<'legal-documents'> | undefined
> {
  const service = await contentService();
  const { docs } = await service.find({
    collection: 'legal-documents',
    where: { purpose: { equals: 'annual-return' } },
    sort: '-createdAt',
    ...asVisitorsSee,
  });
  // The database puts those without a day first.
  return docs.toSorted((a, b) => (b.datedOn ?? '').localeCompare(a.datedOn ?? ''))[0];
}

export const documentFolder = '/documents';

/** Where visitors find it: on the site, since the staff side's own address may be switched off. */
export function documentAddress(filename: string): string {
  return `${documentFolder}/${encodeURIComponent(filename)}`;
}

/**
 * The document whose file has this name, or `undefined`; a name that leads out of its folder is no one's. No one has it
 * before a published page lists it, but for the newest annual return, whose address the specification's call tells.
 */
export async function readDocument(filename: string): Promise<PublicFile | undefined> {
  // Postgres takes no text with a NUL.
  if (filename !== path.basename(filename) || filename.includes('\0')) return undefined;
  const service = await contentService();
  const { docs } = await service.find({
    collection: 'legal-documents',
    where: { filename: { equals: filename } },
    limit: 1,
    ...asVisitorsSee,
  });
  const [found] = docs;
  if (found?.filename !== filename) return undefined;
  const isShown = publishedFiles().documents === 'all' || found.id === (await readNewestAnnualReturn())?.id;
  if (!isShown) return undefined;
  return { name: filename, contentType: found.mimeType ?? 'application/octet-stream' };
}
