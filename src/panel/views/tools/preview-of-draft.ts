import type { PayloadRequest } from 'payload';
import { pageKeys } from '#content/collections/pages/page-keys.ts';
import { toPlainData } from '#content/fields/to-plain-data.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import { normalizeContent } from '#tools/engine/normalize-content.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import { type Preview, previewOf } from '#tools/preview/preview-of.ts';
import { versionsOf } from '#tools/store/versions.ts';
import { defaultLocale, languageCodes } from '#ui/language/locales.ts';

export type PreviewOfDraft = Preview & {
  id: number;
  title: string;
  /** Whether what is previewed is published already: it is then the newest version. */
  isPublished: boolean;
  /** Numbers of all versions, the newest first. */
  versions: readonly number[];
  /** Number of the version that it is compared with; nothing before the first. */
  against: number | undefined;
};

/**
 * The newest draft as its editor has saved it, in the language that is being edited, compared with a version: the one
 * asked for, else the published one. Without a draft the published version is compared with the one before it.
 */
export async function previewOfDraft(
  key: QuestionnaireKey,
  req: PayloadRequest,
  asked?: number,
): Promise<PreviewOfDraft | undefined> {
  const { payload, user } = req;
  const locale = languageCodes.find((code) => code === req.locale) ?? defaultLocale;
  const { docs } = await payload.find({
    collection: 'questionnaires',
    where: { key: { equals: key } },
    draft: true,
    depth: 0,
    limit: 1,
    locale,
    overrideAccess: false,
    user,
  });
  const [draft] = docs;
  if (!draft) return undefined;
  const { fields } = payload.collections.questionnaires.config;
  const after = normalizeContent(toPlainData(fields, draft, locale));
  const versions = await versionsOf(key);
  const isPublished = draft._status === 'published';
  const [published, former = published] = versions;
  const usual = isPublished ? former : published;
  const compared = versions.find(({ number }) => number === asked) ?? usual;
  const before = compared && contentOf(compared, locale);
  const coverPages = await pageKeys(payload);
  return {
    id: draft.id,
    title: after.title,
    isPublished,
    versions: versions.map(({ number }) => number),
    against: compared?.number,
    ...previewOf({ key, before, after, coverPages, locale }),
  };
}
