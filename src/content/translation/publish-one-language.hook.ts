import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
  type Where,
} from 'payload';
import { defaultLocale, isLanguageCode, type Language, languageCodes } from '#ui/language/locales.ts';
import { languageInEnglish } from './language-in-english.ts';
import { inLanguageOf } from './read-in-language.ts';
import { textsOfStored } from './stored-texts.ts';

/** Set where the whole of a version is published: a schedule, or an older version that someone restores. */
export const publishesAllLanguages = 'publishesAllLanguages';

/**
 * An editor who publishes one language does not publish what is still a draft in another. The content service can do
 * that if it is asked to; it is asked only where a draft waits, since it keeps another version for it.
 */
export function publishingOneLanguage(config: CollectionConfig): CollectionConfig {
  const { hooks } = config;
  return {
    ...config,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), publishOne(config)] },
  };
}

type Update = {
  id?: number | string;
  /** Instead of an id: an editor publishes several records of a list at once. */
  where?: Where;
  data?: { _status?: unknown };
  publishSpecificLocale?: string;
};

function publishOne({ slug, fields }: CollectionConfig): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { id, where, data, publishSpecificLocale } = args as Update;
    const isPublishing = operation === 'update' && data?._status === 'published';
    const language = req.locale && isLanguageCode(req.locale) ? req.locale : undefined;
    if (!isPublishing || !language || req.context.isSeed || req.context[publishesAllLanguages]) return args;
    const asked = { req, fields, slug: slug as CollectionSlug };
    const ids = id === undefined ? await idsOf(asked, where) : [id];
    for (const each of language === defaultLocale ? [] : ids)
      if (!(await isLive({ ...asked, id: each }, defaultLocale)))
        throw new APIError(
          `Please publish it in ${languageInEnglish(defaultLocale)} first.`,
          422,
          undefined,
          true,
        );
    if (publishSpecificLocale) return args;
    for (const each of ids)
      if (await waitsElsewhere({ ...asked, id: each }, language))
        return { ...args, publishSpecificLocale: language };
    return args;
  };
}

async function idsOf(
  { req, slug }: Omit<Asked, 'id'>,
  where: Where | undefined,
): Promise<(number | string)[]> {
  if (!where) return [];
  const { docs } = await inLanguageOf(req, defaultLocale, (options) =>
    req.payload.find({ collection: slug, where, draft: true, pagination: false, select: {}, ...options }),
  );
  return docs.map(({ id }) => id);
}

type Asked = { req: PayloadRequest; fields: readonly Field[]; slug: CollectionSlug; id: number | string };

async function waitsElsewhere(asked: Asked, language: Language): Promise<boolean> {
  for (const other of languageCodes) {
    if (other === language) continue;
    const newest = await textsIn(asked, other, true);
    if (newest.length > 0 && JSON.stringify(newest) !== JSON.stringify(await textsIn(asked, other, false)))
      return true;
  }
  return false;
}

async function isLive(asked: Asked, language: Language): Promise<boolean> {
  return (await textsIn(asked, language, false)).length > 0;
}

/** The texts of the newest version, or those that visitors read. */
async function textsIn(
  { req, fields, slug, id }: Asked,
  language: Language,
  draft: boolean,
): Promise<string[]> {
  const found = await inLanguageOf(req, language, (options) =>
    req.payload.findByID({ collection: slug, id, draft, disableErrors: true, ...options }),
  );
  if (!found || (!draft && Reflect.get(found, '_status') !== 'published')) return [];
  return textsOfStored(fields, found).map(({ text }) => text);
}
