import { definitionOf } from '#tools/definitions.ts';
import { checkList } from '#tools/engine/check-list.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import { funnelOf } from '#tools/figures/funnel.ts';
import { latestAnswerSets, readAnswered, readFigures } from '#tools/figures/read-figures.ts';
import { versionNumbered, versionsOf } from '#tools/store/versions.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { ShownAnswers } from './answer-sets.tsx';
import type { Use } from './use-page.tsx';

const maxSets = 50;

type Asked = {
  /** The version's; the newest one's where there is no such version. */
  number: number;
  /** Whether the newest answer sets are read as well. */
  hasSets: boolean;
};

/** @returns nothing before the first version */
export async function readUse(key: QuestionnaireKey, { number, hasSets }: Asked): Promise<Use | undefined> {
  const definition = definitionOf(key);
  const { questionnaire } = definition;
  const versions = await versionsOf(key);
  const version = versions.find((candidate) => candidate.number === number) ?? versions[0];
  if (!version) return undefined;
  const [{ reached, finished }, answered, sets] = await Promise.all([
    readFigures(key, version.number),
    readAnswered(key, version.number),
    hasSets ? readSets(key) : undefined,
  ]);
  const total = finished.reduce((sum, { times }) => sum + times, 0);
  const funnel = funnelOf(questionnaire, { reached, finished: total });
  return { definition, version, versions, funnel, finished, answered, sets };
}

/** The newest answers, as they were asked and given: by the version that asked. */
async function readSets(key: QuestionnaireKey): Promise<ShownAnswers[]> {
  const { questionnaire } = definitionOf(key);
  const sets = await latestAnswerSets(key, maxSets);
  const shown = await Promise.all(
    sets.map(async (set): Promise<ShownAnswers[]> => {
      const asked = await versionNumbered(key, set.version);
      if (!asked) return [];
      const about = { answers: set.answers, content: contentOf(asked, defaultLocale), locale: defaultLocale };
      return [{ set, rows: checkList(questionnaire, about).flatMap(({ rows }) => rows) }];
    }),
  );
  return shown.flat();
}
