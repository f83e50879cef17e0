import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { defaultLocale, isLanguageCode, type Language, languageCodes } from '#ui/language/locales.ts';
import { isLeftAsItWas } from './faults-of-translation.ts';
import { languageInEnglish } from './language-in-english.ts';
import { publishesAllLanguages } from './publish-one-language.hook.ts';
import { inLanguageOf } from './read-in-language.ts';
import { type StoredText, textsOfStored } from './stored-texts.ts';

/** Refuses to publish a page in a language while sentences of it are in another: its readers would meet both. */
export function refusingUntranslated(config: CollectionConfig): CollectionConfig {
  const { hooks } = config;
  return { ...config, hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuse] } };
}

const maxNamed = 3;

type Untranslated = StoredText & { language: Language };

const refuse: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  if (data._status !== 'published' || req.context.isSeed) return data;
  const { slug, fields } = collection;
  const left = untranslatedIn(fields, data, req.locale);
  if (originalDoc?.id && req.context[publishesAllLanguages])
    left.push(...(await untranslatedInDraft(req, { slug: slug as CollectionSlug, fields }, originalDoc.id)));
  if (left.length === 0) return data;
  const errors = left.map((each) => ({
    path: each.place.replace(/:\w[\w-]*/g, '').replace(/#.*/, ''),
    message: untranslatedInWords(each),
  }));
  const refusal = new ValidationError({ collection: slug, errors });
  const others = left.length - maxNamed;
  const named = errors.slice(0, maxNamed).map(({ message }) => message);
  refusal.message = [...named, ...(others > 0 ? [`And ${others} more.`] : [])].join(' ');
  throw refusal;
};

/** The sentences of a record's newest version that stand untranslated in another language than English. */
export async function untranslatedInDraft(
  req: PayloadRequest,
  { slug, fields }: { slug: CollectionSlug; fields: readonly Field[] },
  id: number,
): Promise<Untranslated[]> {
  const left: Untranslated[] = [];
  for (const language of languageCodes) {
    if (language === defaultLocale) continue;
    const draft = await inLanguageOf(req, language, (options) =>
      req.payload.findByID({ collection: slug, id, draft: true, disableErrors: true, ...options }),
    );
    if (draft) left.push(...untranslatedIn(fields, draft, language));
  }
  return left;
}

/** The sentences of a record that stand untranslated in a language, as it is stored in that language. */
export function untranslatedIn(
  fields: readonly Field[],
  record: object,
  language: string | null | undefined,
): Untranslated[] {
  if (!language || language === defaultLocale || !isLanguageCode(language)) return [];
  return textsOfStored(fields, record)
    .filter(({ text }) => isLeftAsItWas(text, text, language))
    .map((stored) => ({ ...stored, language }));
}

export function untranslatedInWords({ text, language }: Pick<Untranslated, 'text' | 'language'>): string {
  return `“${inShort(text)}” is not in ${languageInEnglish(language)} yet.`;
}

function inShort(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80).trimEnd()} …` : text;
}
