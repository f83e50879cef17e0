import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from 'payload';
import { defaultLocale, isLanguageCode } from '#ui/language/locales.ts';
import { isLeftAsItWas } from './faults-of-translation.ts';
import { languageInEnglish } from './language-in-english.ts';
import { textsOfStored } from './stored-texts.ts';

/** Refuses to publish a page in a language while sentences of it are in another: its readers would meet both. */
export function refusingUntranslated(config: CollectionConfig): CollectionConfig {
  const { hooks } = config;
  return { ...config, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuse] } };
}

const maxNamed = 3;

const refuse: CollectionBeforeChangeHook = ({ data, collection, req }) => {
  const language = req.locale;
  if (data._status !== 'published' || req.context.isSeed) return data;
  if (!language || language === defaultLocale || !isLanguageCode(language)) return data;
  const left = textsOfStored(collection.fields, data).filter(({ text }) =>
    isLeftAsItWas(text, text, language),
  );
  if (left.length === 0) return data;
  const errors = left.map(({ place, text }) => ({
    path: place.replace(/:\w[\w-]*/g, '').replace(/#.*/, ''),
    message: `“${inShort(text)}” is not in ${languageInEnglish(language)} yet.`,
  }));
  const refusal = new ValidationError({ collection: collection.slug, errors });
  const others = left.length - maxNamed;
  const named = errors.slice(0, maxNamed).map(({ message }) => message);
  refusal.message = [...named, ...(others > 0 ? [`And ${others} more.`] : [])].join(' ');
  throw refusal;
};

function inShort(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80).trimEnd()} …` : text;
}
