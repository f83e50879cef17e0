import { pageKeys } from '#content/collections/pages/page-keys.ts';
import { toPlainData } from '#content/fields/to-plain-data.ts';
import { contentService } from '#content/read/content-service.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import { normalizeContent } from '#tools/engine/normalize-content.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import type { VersionContent } from '#tools/engine/version.ts';
import { type Preview, previewOf } from '#tools/preview/preview-of.ts';
import { versionsOf } from '#tools/store/versions.ts';
import { defaultLocale } from '#ui/language/locales.ts';

export type PreviewOfDraft = Preview & {
  /** Whether what is previewed is published already: it is then the newest version. */
  isPublished: boolean;
  /** Numbers of all versions, the newest first. */
  versions: readonly number[];
  /** Number of the version that it is compared with; nothing before the first. */
  against: number | undefined;
  /** The words and numbers that are compared. */
  after: VersionContent;
  before: VersionContent | undefined;
};

/**
 * The newest draft as its editor has saved it, compared with a version: the one asked for, else the published one.
 * Without a draft the published version is compared with the one before it.
 */
export async function previewOfDraft(
  key: QuestionnaireKey,
  asked?: number,
): Promise<PreviewOfDraft | undefined> {
  const service = await contentService();
  const { docs } = await service.find({
    ...{ collection: 'questionnaires', where: { key: { equals: key } }, draft: true },
    ...{ depth: 0, limit: 1, locale: defaultLocale, overrideAccess: true },
  });
  const [draft] = docs;
  if (!draft) return undefined;
  const { fields } = service.collections.questionnaires.config;
  const after = normalizeContent(toPlainData(fields, draft, defaultLocale));
  const versions = await versionsOf(key);
  const isPublished = draft._status === 'published';
  const [published, former = published] = versions;
  const usual = isPublished ? former : published;
  const compared = versions.find(({ number }) => number === asked) ?? usual;
  const before = compared && contentOf(compared, defaultLocale);
  const coverPages = await pageKeys(service);
  return {
    ...{ isPublished, after, before, against: compared?.number },
    versions: versions.map(({ number }) => number),
    ...previewOf({ key, before, after, coverPages, locale: defaultLocale }),
  };
}
