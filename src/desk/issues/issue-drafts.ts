import type { Payload } from 'payload';
import { textsOfStored } from '#content/translation/stored-texts.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import { translatedLanguages } from '../translations/translated-languages.ts';

/**
 * The saved draft of an issue in English, and in each other published language that someone has begun to write it in.
 * In the others its readers get the English, whole.
 */
export async function issueDrafts(service: Payload, id: number): Promise<Map<Language, object>> {
  const { fields } = service.collections.newsletters.config;
  const drafts = new Map<Language, object>();
  for (const language of [defaultLocale, ...translatedLanguages()]) {
    const draft = await service.findByID({
      ...{ collection: 'newsletters', id, draft: true, depth: 0, disableErrors: true },
      ...{ locale: language, fallbackLocale: false, overrideAccess: true },
    });
    const isBegun = draft && (language === defaultLocale || textsOfStored(fields, draft).length > 0);
    if (isBegun) drafts.set(language, draft);
  }
  return drafts;
}
