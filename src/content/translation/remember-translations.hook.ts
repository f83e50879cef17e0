import type {
  CollectionConfig,
  CollectionSlug,
  Field,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { defaultLocale, isLanguageCode, type Language } from '#ui/language/locales.ts';
import { type Pair, rememberPairs } from './known-pairs.ts';
import { inDefaultLanguage, type ReadOptions } from './read-in-language.ts';
import { textsOfStored } from './stored-texts.ts';

type Saved = { fields: readonly Field[]; english: object; translated: object; before?: object };

/** Notes of what English a translation was made, whenever one is saved. */
export function rememberingTranslations(config: CollectionConfig): CollectionConfig {
  const { slug, fields, hooks = {} } = config;
  const remember = rememberer(fields, (options, doc) =>
    options.req.payload.findByID({
      collection: slug as CollectionSlug,
      id: Number(doc.id),
      draft: true,
      ...options,
    }),
  );
  return { ...config, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), remember] } };
}

/** The same of a single record. */
export function rememberingTranslationsOfGlobal(config: GlobalConfig): GlobalConfig {
  const { slug, fields, hooks = {} } = config;
  const remember = rememberer(fields, (options) =>
    options.req.payload.findGlobal({ slug: slug as GlobalSlug, ...options }),
  );
  return { ...config, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), remember] } };
}

type Doc = Record<string, unknown>;
type Change = { doc: Doc; previousDoc: Doc; req: PayloadRequest };
type ReadEnglish = (options: ReadOptions, doc: Doc) => Promise<object>;

function rememberer(fields: readonly Field[], readEnglish: ReadEnglish) {
  return async ({ doc, previousDoc, req }: Change): Promise<Doc> => {
    const language = otherLanguage(req);
    if (!language) return doc;
    const english = await inDefaultLanguage(req, (options) => readEnglish(options, doc));
    await rememberPairs(req, language, written({ fields, english, translated: doc, before: previousDoc }));
    return doc;
  };
}

/** A seed notes all of its pairs itself: its texts belong together whatever was there before. */
function otherLanguage({ locale, context }: PayloadRequest): Language | undefined {
  if (context.isSeed || !locale || locale === defaultLocale) return undefined;
  return isLanguageCode(locale) ? locale : undefined;
}

/** A label that is still in English may have been copied: that a name stays as it is, an editor confirms on the desk. */
function written(saved: Saved): Pair[] {
  return newPairs(saved).filter(([source, target]) => source !== target);
}

/** Texts that this save brought: an editor who corrects one sentence has not read the others against the English. */
export function newPairs({ fields, english, translated, before = {} }: Saved): Pair[] {
  const old = new Set(textsOfStored(fields, before).map(({ text }) => text));
  const targets = new Map(textsOfStored(fields, translated).map(({ place, text }) => [place, text]));
  return textsOfStored(fields, english).flatMap(({ place, text }): Pair[] => {
    const target = targets.get(place);
    return target === undefined || old.has(target) ? [] : [[text, target]];
  });
}
