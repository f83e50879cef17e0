import { checkList } from '#tools/engine/check-list.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import type { Questionnaire } from '#tools/engine/questionnaire.ts';
import { type AnswerSet, latestAnswerSets } from '#tools/figures/read-figures.ts';
import { versionNumbered } from '#tools/store/versions.ts';
import { defaultLocale } from '#ui/language/locales.ts';

const maxSets = 50;

/** The newest answers, as they were asked and given. No one is named in them, and nothing leads to who gave them. */
export async function AnswerSets({ questionnaire }: { questionnaire: Questionnaire }) {
  const sets = await latestAnswerSets(questionnaire.key, maxSets);
  return (
    <section aria-labelledby="tools-sets">
      <h2 id="tools-sets">The newest answers</h2>
      <p>At most {maxSets}, from all versions, while their results are kept. No names are shown.</p>
      {sets.length === 0 && <p>There are none.</p>}
      {sets.map((set) => (
        <AnswersOfOne key={set.place} questionnaire={questionnaire} set={set} />
      ))}
    </section>
  );
}

async function AnswersOfOne({ questionnaire, set }: { questionnaire: Questionnaire; set: AnswerSet }) {
  const { day, version, band, isPartner, answers } = set;
  const asked = await versionNumbered(questionnaire.key, version);
  if (!asked) return null;
  const content = contentOf(asked, defaultLocale);
  const sections = checkList(questionnaire, { answers, content, locale: defaultLocale });
  return (
    <details className="tools-set">
      <summary>
        {day}: {band}, version {version}
        {isPartner && ', a partner'}
      </summary>
      <dl>
        {sections
          .flatMap(({ rows }) => rows)
          .map(({ question, asked: label, said, isDeclined }) => (
            <div key={question}>
              <dt>{label}</dt>
              <dd>{isDeclined ? 'Preferred not to say' : said || 'Not answered'}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
