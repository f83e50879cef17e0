import { database } from '#platform/database.ts';
import { defaultLocale, type Locale, languageOf } from '#ui/language/locales.ts';
import { definitionOf } from '../definitions.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import type { Version } from '../engine/version.ts';
import { presentVersion, versionNumbered } from '../store/versions.ts';
import { methods } from './methods.ts';
import { type OpenFormula, openFormula, type PublishedVersion } from './open-formula.ts';

/** Every tool's formula as it calculates now. */
export function readFormulas(locale: Locale): Promise<OpenFormula[]> {
  return Promise.all(methods.map(async ({ key }) => opened(await presentVersion(key), locale)));
}

/** One version of a tool, as old results were made with it; nothing where there is none. */
export async function readFormula(
  asked: { key: string; number: number },
  locale: Locale,
): Promise<OpenFormula | undefined> {
  const found = methods.find(({ key }) => key === asked.key);
  const version = found && (await versionNumbered(found.key, asked.number));
  return version && opened(version, locale);
}

async function opened(version: Version, locale: Locale): Promise<OpenFormula> {
  const { questionnaire: key } = version;
  const found = methods.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`The questionnaire ${key} has no method.`);
  const published = await publishedVersions(key, locale);
  const { questionnaire } = definitionOf(key);
  return openFormula({ version, published, questionnaire, method: found.method, locale });
}

/** Without their words and numbers, of which there may be many. */
async function publishedVersions(key: QuestionnaireKey, locale: Locale): Promise<PublishedVersion[]> {
  const { rows } = await database().query<Omit<PublishedVersion, 'publishedAt'> & { publishedAt: Date }>(
    `select number, published_at as "publishedAt",
            coalesce(content -> $2 ->> 'whatChanged', content -> $3 ->> 'whatChanged') as "whatChanged"
       from tools.versions where questionnaire = $1 order by number desc`,
    [key, languageOf(locale), defaultLocale],
  );
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}
