import type { PayloadRequest } from 'payload';
import { pageKeys } from '#content/collections/pages/page-keys.ts';
import { toPlain } from '#content/fields/to-plain.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import { wholeContent } from '#tools/engine/whole-content.ts';
import { type Preview, previewOf } from '#tools/preview/preview-of.ts';
import { versionsOf } from '#tools/store/versions.ts';
import { defaultLocale, languageCodes } from '#ui/language/locales.ts';

/** The newest draft as its editor has saved it, against what is published, in the language that is being edited. */
export async function previewOfDraft(
  key: QuestionnaireKey,
  req: PayloadRequest,
): Promise<(Preview & { id: number; title: string }) | undefined> {
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
  const after = wholeContent(toPlain(fields, draft, locale));
  const [published] = await versionsOf(key);
  const before = published && contentOf(published, locale);
  const coverPages = await pageKeys(payload);
  return { id: draft.id, title: after.title, ...previewOf({ key, before, after, coverPages, locale }) };
}
