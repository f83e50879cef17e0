import type { Field, Payload } from 'payload';
import { addressPlaces } from '#content/collections/collections.ts';
import { issueFolder } from '#content/collections/newsletters/newsletters.collection.ts';
import { knownAddresses } from '#content/links/known-addresses.ts';
import { linkFaultsOf } from '#content/links/refuse-dead-links.hook.ts';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { untranslatedIn, untranslatedInWords } from '#content/translation/refuse-untranslated.hook.ts';
import { textsOfStored } from '#content/translation/stored-texts.ts';
import { dynamicPaths } from '#site/routes/dynamic-paths.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import { issueDrafts } from './issue-drafts.ts';

/**
 * Why an issue may not go out, in sentences that say where: the rules of pages, in each language that was begun. A page
 * can be corrected afterwards; a mail that has gone cannot.
 */
export async function faultsOfIssue(service: Payload, id: number): Promise<string[]> {
  const { fields } = service.collections.newsletters.config;
  const drafts = await issueDrafts(service, id);
  const english = drafts.get(defaultLocale) ?? {};
  const known = () => knownAddresses(addressPlaces, dynamicPaths);
  const faults: string[] = [];
  for (const [language, draft] of drafts) {
    faults.push(...untranslated(fields, { english, draft, language }));
    // It gets its own address by being sent.
    const path = issueFolder + String(Reflect.get(draft, 'slug') ?? '');
    for (const { message } of await linkFaultsOf({ fields }, { ...draft, path }, known))
      faults.push(language === defaultLocale ? message : `In ${languageInEnglish(language)}: ${message}`);
  }
  return faults;
}

type InLanguage = { english: object; draft: object; language: Language };

/** Fields that are empty, which English would fill, and sentences that are still in English. */
function untranslated(fields: readonly Field[], { english, draft, language }: InLanguage): string[] {
  const fieldsOf = (record: object) => new Set(textsOfStored(fields, record).map(({ field }) => field));
  const written = fieldsOf(draft);
  const empty = [...fieldsOf(english)].filter((field) => !written.has(field));
  return [
    ...empty.map((field) => `“${field}” is not written in ${languageInEnglish(language)} yet.`),
    ...untranslatedIn(fields, draft, language).map(untranslatedInWords),
  ];
}
