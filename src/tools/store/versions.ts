/**
 * Published versions of the questionnaires. What staff publish is in the content service; the first instance that
 * reads it freezes it here under the next number, and results name that number for good.
 */

import { readQuestionnaire } from '#content/collections/questionnaires/questionnaires.read.ts';
import { versionOf } from '#content/read/source.ts';
import { database, inTransaction } from '#platform/database.ts';
import { log } from '#platform/log.ts';
import { sharedState } from '#platform/shared-state.ts';
import { languageCodes } from '#ui/language/locales.ts';
import { definitionOf, definitions } from '../definitions.ts';
import { faultsOfContent } from '../engine/check-version.ts';
import { normalizeContent } from '../engine/normalize-content.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import type { Version } from '../engine/version.ts';

type Content = Version['content'];
type Kept = {
  present: Map<QuestionnaireKey, Promise<Version>>;
  numbered: Map<string, Promise<Version | undefined>>;
};

const kept = () => sharedState<Kept>('tool-versions', () => ({ present: new Map(), numbered: new Map() }));
// A version is 100 to 200 kB in memory.
const maxNumbered = 40;

/** No version of the questionnaire has ever been published that can be run. */
export class NoVersion extends Error {
  override name = 'NoVersion';
}

/** The version that visitors are asked by now. @throws NoVersion */
export function presentVersion(key: QuestionnaireKey): Promise<Version> {
  const { present } = kept();
  const known = present.get(key) ?? freezePublished(key);
  present.set(key, known);
  known.catch(() => present.delete(key));
  return known;
}

/** Something was published: the next question for a version looks again. */
export function clearVersionCache(): void {
  kept().present.clear();
}

/**
 * Freezes what is published now, before anyone asks: staff look for the version that they have just published. One
 * that cannot be read is asked for again by anyone who needs it.
 */
export async function freezePublishedVersions(): Promise<void> {
  clearVersionCache();
  await Promise.allSettled(definitions.map(({ questionnaire }) => presentVersion(questionnaire.key)));
}

/** The version that an answer set was given to. */
export function versionNumbered(key: QuestionnaireKey, number: number): Promise<Version | undefined> {
  const { numbered } = kept();
  const name = `${key} ${number}`;
  const known = numbered.get(name) ?? findVersion(key, number);
  numbered.delete(name);
  numbered.set(name, known);
  if (numbered.size > maxNumbered) numbered.delete(numbered.keys().next().value ?? '');
  known.then(
    (version) => version ?? numbered.delete(name),
    () => numbered.delete(name),
  );
  return known;
}

/** All of them, the newest first. */
export async function versionsOf(key: QuestionnaireKey): Promise<Version[]> {
  const { rows } = await database().query<VersionRow>(
    `select ${columns} from tools.versions where questionnaire = $1 order by number desc`,
    [key],
  );
  return rows.map(versionOfRow);
}

type VersionRow = {
  questionnaire: QuestionnaireKey;
  number: number;
  digest: string;
  content: Content;
  publishedAt: Date;
};

const columns = 'questionnaire, number, digest, content, published_at as "publishedAt"';

function versionOfRow({ questionnaire, number, content, publishedAt }: VersionRow): Version {
  return { questionnaire, number, content, publishedAt: publishedAt.toISOString() };
}

async function findVersion(key: QuestionnaireKey, number: number): Promise<Version | undefined> {
  const { rows } = await database().query<VersionRow>(
    `select ${columns} from tools.versions where questionnaire = $1 and number = $2`,
    [key, number],
  );
  return rows.map(versionOfRow)[0];
}

async function freezePublished(key: QuestionnaireKey): Promise<Version> {
  const frozen = await inTransaction(async (client) => {
    // Two instances that see it at once make one version of it. Content that was read before the lock may be out of date by then.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`tools.versions ${key}`]);
    const content = await publishedContent(key);
    if (!content) return undefined;
    const digest = versionOf(content);
    const { rows } = await client.query<VersionRow>(
      `select ${columns} from tools.versions where questionnaire = $1 order by number desc limit 1`,
      [key],
    );
    const [newest] = rows;
    if (newest?.digest === digest) return versionOfRow(newest);
    const made = await client.query<VersionRow>(
      `insert into tools.versions (questionnaire, number, digest, content) values ($1, $2, $3, $4) returning ${columns}`,
      [key, (newest?.number ?? 0) + 1, digest, JSON.stringify(content)],
    );
    const [row] = made.rows;
    if (!row) throw new Error('A version was not stored.');
    return versionOfRow(row);
  });
  return frozen ?? newestVersion(key);
}

/** Returns the published content in every language; nothing where the tools could not run it, which is logged. */
async function publishedContent(key: QuestionnaireKey): Promise<Content | undefined> {
  const read = await Promise.all(
    languageCodes.map(async (locale) => [locale, await readQuestionnaire(key, locale)] as const),
  );
  const { questionnaire, needs } = definitionOf(key);
  const entries = read.flatMap(([locale, record]) => {
    if (!record) return [];
    const { key: _, ...content } = record;
    return [[locale, normalizeContent(content)] as const];
  });
  const faults = entries.flatMap(([, content]) => faultsOfContent(questionnaire, content, needs));
  if (entries.length > 0 && faults.length === 0) return Object.fromEntries(entries);
  log.error('questionnaire cannot be run as published', {
    questionnaire: key,
    faults: faults.slice(0, 10).join(' '),
  });
  return undefined;
}

async function newestVersion(key: QuestionnaireKey): Promise<Version> {
  const [newest] = await versionsOf(key);
  if (!newest) throw new NoVersion(`The questionnaire ${key} has no version that can be run.`);
  log.warn('questionnaire runs in an older version', { questionnaire: key, number: newest.number });
  return newest;
}
