import { asVisitorsSee, contentService } from '../../read/content-service.ts';

/** Address of the newest annual return's PDF, when there is one. */
export async function readAnnualReturnUrl(): Promise<string | undefined> {
  const service = await contentService();
  const { docs } = await service.find({
    collection: 'legal-documents',
    where: { purpose: { equals: 'annual-return' } },
    sort: '-createdAt',
    limit: 1,
    ...asVisitorsSee,
  });
  const url = docs[0]?.url;
  // An address on this site is kept relative, so that a published page holds whatever its host is called.
  return url ? new URL(url, 'http://localhost').pathname : undefined;
}
