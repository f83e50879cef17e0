import type { Faq, FaqGroup, Post } from '../model.ts';
import { asVisitorsSee, contentService } from './content-service.ts';
import { documentAddress } from './documents.ts';

/** Published questions, in the order that editors gave them; all groups when none is named. */
export async function readFaqs(group?: FaqGroup): Promise<Faq[]> {
  const service = await contentService();
  const { docs } = await service.find({
    collection: 'faqs',
    where: group ? { group: { equals: group } } : {},
    sort: 'position',
    ...asVisitorsSee,
  });
  return docs.map(
    ({ key, group: inGroup, question, answer }) => ({ key, group: inGroup, question, answer }) as Faq,
  );
}

/** Published posts, sorted by their sort date, ascending (section 2 of the specification). */
export async function readPosts(): Promise<Post[]> {
  const service = await contentService();
  const { docs } = await service.find({ collection: 'blog-posts', sort: 'sortDate', ...asVisitorsSee });
  return docs.map(
    ({ slug, title, description, category, sortDate, lead, body }) =>
      ({ slug, title, description, category, sortDate, lead, body }) as Post,
  );
}

/** Path of the newest annual return's PDF on this site, when there is one. */
export async function readAnnualReturnUrl(): Promise<string | undefined> {
  const service = await contentService();
  const { docs } = await service.find({
    collection: 'legal-documents',
    where: { purpose: { equals: 'annual-return' } },
    sort: '-createdAt',
    limit: 1,
    ...asVisitorsSee,
  });
  const filename = docs[0]?.filename;
  return filename ? documentAddress(filename) : undefined;
}
