import type { Faq, FaqGroup, Post } from '../model.ts';
import { asVisitorsSee, contentService } from './content-service.ts';

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
