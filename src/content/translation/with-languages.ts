import type { CollectionConfig } from 'payload';
import { publishingOneLanguage } from './publish-one-language.hook.ts';
import { refusingUntranslated } from './refuse-untranslated.hook.ts';
import { rememberingTranslations } from './remember-translations.hook.ts';

/** A collection whose records are translated, and published language by language. */
export function withLanguages(config: CollectionConfig): CollectionConfig {
  return publishingOneLanguage(refusingUntranslated(rememberingTranslations(config)));
}
