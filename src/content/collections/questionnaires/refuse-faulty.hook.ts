import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { defaultLocale, languageCodes } from '#ui/language/locales.ts';
import { toPlainData } from '../../fields/to-plain-data.ts';
import { pageKeys } from '../pages/page-keys.ts';

/**
 * Returns the faults of a questionnaire as its editor wrote it, in sentences; the room of the tools validates it.
 * @param coverPages the keys of all pages
 */
export type FaultsOfQuestionnaire = (key: string, content: object, coverPages: readonly string[]) => string[];

/** A version that the tools could not run is not published, and its editor reads why; a draft may be anything. */
export function refuseFaulty(faultsOf: FaultsOfQuestionnaire): CollectionBeforeChangeHook {
  return async ({ data, collection, req }) => {
    if (data._status === 'draft') return data;
    const locale = languageCodes.find((code) => code === req.locale) ?? defaultLocale;
    const content = toPlainData(collection.fields, data, locale);
    const faults = faultsOf(String(data.key), content, await pageKeys(req.payload, req));
    if (faults.length === 0) return data;
    const refusal = new ValidationError({
      collection: collection.slug,
      errors: faults.map((message) => ({ path: 'key', message })),
    });
    // The service's own message names the field alone.
    refusal.message = inSentences(faults);
    throw refusal;
  };
}

const maxTold = 5;

/** The desk shows it as a notice: a few at once, and where the others are. */
function inSentences(faults: readonly string[]): string {
  const others = faults.length - maxTold;
  const told = faults.slice(0, maxTold).join(' ');
  return others > 0 ? `${told} And ${others} more: see the preview of the draft.` : told;
}
