import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionSlug } from 'payload';
import { tableOf } from '#content/collections/content-collection.ts';
import { contentService } from '#content/read/content-service.ts';
import { databaseOf, inServiceTransaction } from '#content/service-transaction.ts';
import { knownPairsFor, rememberPairs } from '#content/translation/known-pairs.ts';
import { inLanguage, pairTexts, type TextPair } from '#content/translation/pair-texts.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import type { Staff } from '../session/staff-of-request.ts';
import { userOfStaff } from '../session/user-of-staff.ts';

export type ToSave = {
  slug: string;
  id: number;
  language: Language;
  /**
   * Chooses translations by their English, from the texts as they are when no one else can save them; those that are
   * as they were are confirmed.
   */
  choose: (now: readonly TextPair[]) => ReadonlyMap<string, string>;
  staff: Staff;
};

/**
 * Saves texts as a draft of one language, laid out as in English. Visitors read them once an editor publishes the page
 * in that language. The record is saved whole, so two who save it at once are one after the other.
 * @returns why it was refused, in words; nothing where it is saved
 */
export async function saveTranslation({
  slug,
  id,
  language,
  choose,
  staff,
}: ToSave): Promise<string | undefined> {
  const service = await contentService();
  const collection = slug as CollectionSlug;
  const { fields } = service.collections[collection].config;
  try {
    const user = await userOfStaff(staff);
    await inServiceTransaction(service, async (req) => {
      req.user = user;
      const statement = sql`SELECT id FROM ${sql.identifier(tableOf({ slug }))} WHERE id = ${id} FOR UPDATE`;
      await service.db.execute({ db: await databaseOf(req), sql: statement });
      const known = await knownPairsFor(req, language);
      const own = { collection, id, draft: true, depth: 0 } as const;
      const at = { ...own, overrideAccess: true, fallbackLocale: false as const, req };
      const english = await service.findByID({ ...at, locale: defaultLocale });
      const translated = await service.findByID({ ...at, locale: language });
      const asked = { fields, english, translated, language, known };
      const { pairs, isInAnotherOrder } = pairTexts(asked);
      const targets = choose(pairs);
      const isChanged = pairs.some(({ text, target }) => (targets.get(text) ?? target) !== target);
      if (isChanged || isInAnotherOrder) {
        const data = { ...inLanguage(asked, targets), _status: 'draft' as const };
        await service.update({ ...at, data, locale: language });
      }
      const given = pairs.flatMap(({ text }): [string, string][] => {
        const target = targets.get(text);
        return target === undefined ? [] : [[text, target]];
      });
      await rememberPairs(req, language, given);
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error;
    return error.message;
  }
}
