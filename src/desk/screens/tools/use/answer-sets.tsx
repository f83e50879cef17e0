import type { CheckedAnswer } from '#tools/engine/check-list.ts';
import type { AnswerSet } from '#tools/figures/read-figures.ts';

export type ShownAnswers = { set: AnswerSet; rows: readonly CheckedAnswer[] };

/** The newest answers, as they were asked and given. No one is named in them, and nothing leads to who gave them. */
export function AnswerSets({ sets }: { sets: readonly ShownAnswers[] }) {
  return (
    <section aria-labelledby="tools-sets">
      <h2 id="tools-sets">The newest answers</h2>
      <p className="desk-soft">
        They come from all versions; each goes when its result is deleted. No names are shown.
      </p>
      {sets.length === 0 && <p>There are none.</p>}
      {sets.map(({ set: { place, day, version, band, isPartner }, rows }) => (
        <details className="tools-person" key={place}>
          <summary>
            {day}: {band}, version {version}
            {isPartner && ', a partner'}
          </summary>
          <dl className="tools-changed">
            {rows.map(({ question, asked, said, isDeclined }) => (
              <div key={question}>
                <dt>{asked}</dt>
                <dd>{isDeclined ? 'Preferred not to say' : said || 'Not answered'}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}
