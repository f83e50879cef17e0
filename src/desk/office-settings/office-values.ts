import type { PayloadRequest } from 'payload';
import { may } from '#content/access/duties.ts';
import { overridingValue } from '#content/collections/site-settings/overrides.ts';
import { isData } from '#content/fields/walk-fields.ts';
import { contentService } from '#content/read/content-service.ts';
import { versionOf } from '#content/read/source.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import { translatedLanguages } from '../translations/translated-languages.ts';
import type { OfficeField, OfficeSubject, OfficeValues } from './office-subjects.ts';

/** The languages in which a field has a text. */
export function languagesOf({ isTranslated }: OfficeField): Language[] {
  return [defaultLocale, ...(isTranslated ? translatedLanguages() : [])];
}

/** Name of a field in the form, and of its value. */
export function nameOf({ place }: Pick<OfficeField, 'place'>, language: Language = defaultLocale): string {
  return language === defaultLocale ? place : `${place}@${language}`;
}

/** Set by the environment of the server: shown, and not changed here. */
export function setElsewhere({ variable }: OfficeField): string | undefined {
  return variable && overridingValue(variable);
}

/** Shown to someone who may not change it. */
export function isClosedTo(staff: unknown, { duty }: OfficeField): boolean {
  return duty !== undefined && !may(staff, duty);
}

/** A subject's values as they are stored. @param req of a transaction that is to see its own changes */
export async function readOffice(subject: OfficeSubject, req?: PayloadRequest): Promise<OfficeValues> {
  const service = await contentService();
  const languages = new Set(subject.fields.flatMap(languagesOf));
  const values: Record<string, string> = {};
  for (const language of languages) {
    const stored = await service.findGlobal({
      slug: 'site-settings',
      ...{ locale: language, fallbackLocale: false, depth: 0, overrideAccess: true },
      ...(req && { req }),
    });
    for (const field of subject.fields.filter((each) => languagesOf(each).includes(language)))
      values[nameOf(field, language)] = textOf(valueAt(stored, field.place));
  }
  return values;
}

/** Equal values have equal versions: a form carries that of the values that it was opened with. */
export function versionOfValues(values: OfficeValues): string {
  return versionOf(Object.entries(values).toSorted());
}

function valueAt(value: unknown, place: string): unknown {
  return place.split('.').reduce((inner, name) => (isData(inner) ? inner[name] : undefined), value);
}

/** Days as a field has them: one text, commas between them. */
export function daysOf(value = ''): string[] {
  return value.split(',').filter(Boolean);
}

/** Days are stored as rows of one day each. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return value === null || value === undefined ? '' : String(value);
  return value
    .map((row: unknown) => (isData(row) ? String(row.day) : ''))
    .toSorted()
    .join(',');
}
