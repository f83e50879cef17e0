import type { Locale } from '#ui/language/locales.ts';
import { toPlain } from '../../fields/to-plain.ts';
import { asVisitorsRead, contentService } from '../../read/content-service.ts';

/** A questionnaire's published words and numbers in one language; nothing where none is published. */
export async function readQuestionnaire(key: string, locale: Locale) {
  const service = await contentService();
  const { docs } = await service.find({
    collection: 'questionnaires',
    where: { key: { equals: key } },
    limit: 1,
    ...asVisitorsRead(locale),
  });
  const [stored] = docs;
  return stored && toPlain(service.collections.questionnaires.config.fields, stored, locale);
}
