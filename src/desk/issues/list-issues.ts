import { contentService } from '#content/read/content-service.ts';
import { type SendingState, sendingsOf } from '#newsletter/issues/control-sending.ts';
import { type PlannedSending, plannedSendings } from '#newsletter/issues/planned-sendings.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/** An issue of the newsletter as its list shows it. */
export type ListedIssue = {
  id: number;
  title: string;
  subject: string;
  changedAt: Date;
  sentAt: Date | undefined;
  slug: string;
  sending: SendingState | undefined;
  planned: PlannedSending | undefined;
};

export const issuesOnAPage = 20;

/** The newest first. @returns whether older ones follow as well */
export async function listIssues(page: number): Promise<{ issues: ListedIssue[]; hasMore: boolean }> {
  const service = await contentService();
  const { docs, hasNextPage } = await service.find({
    collection: 'newsletters',
    draft: true,
    depth: 0,
    sort: '-createdAt',
    limit: issuesOnAPage,
    page,
    locale: defaultLocale,
    overrideAccess: true,
    select: { title: true, subject: true, slug: true, sentAt: true, updatedAt: true },
  });
  return { issues: await withSendings(docs), hasMore: hasNextPage };
}

/** @returns nothing when there is no such issue */
export async function findIssue(id: number): Promise<ListedIssue | undefined> {
  const service = await contentService();
  const found = await service.findByID({
    collection: 'newsletters',
    id,
    draft: true,
    depth: 0,
    locale: defaultLocale,
    overrideAccess: true,
    disableErrors: true,
  });
  return found ? (await withSendings([found]))[0] : undefined;
}

type Stored = {
  id: number;
  title?: string | null;
  subject?: string | null;
  slug?: string | null;
  sentAt?: string | null;
  updatedAt: string;
};

async function withSendings(stored: readonly Stored[]): Promise<ListedIssue[]> {
  const ids = stored.map(({ id }) => id);
  const [sendings, planned] = await Promise.all([sendingsOf(ids), plannedSendings(ids)]);
  return stored.map(({ id, title, subject, slug, sentAt, updatedAt }) => ({
    id,
    title: title || 'Without a title',
    subject: subject ?? '',
    slug: slug ?? '',
    changedAt: new Date(updatedAt),
    sentAt: sentAt ? new Date(sentAt) : undefined,
    sending: sendings.get(id),
    planned: planned.get(id),
  }));
}
