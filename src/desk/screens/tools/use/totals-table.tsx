import type { VersionContent } from '#tools/engine/version.ts';
import type { Answered } from '#tools/figures/read-figures.ts';
import { Bar } from './bar.tsx';

type TotalsTableProps = { answered: readonly Answered[]; content: VersionContent };

/** How often each answer was given, those of results that are gone among them; only the survey's are kept so. */
export function TotalsTable({ answered, content }: TotalsTableProps) {
  if (answered.length === 0) return null;
  const most = Math.max(...answered.map(({ times }) => times));
  return (
    <section aria-labelledby="tools-totals">
      <h2 id="tools-totals">What was answered</h2>
      <table className="tools-use">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Times</th>
          </tr>
        </thead>
        <tbody>
          {content.questions.flatMap(({ key, label, options }) =>
            answered
              .filter(({ question }) => question === key)
              .map(({ option, times }) => (
                <tr key={`${key} ${option}`}>
                  <th scope="row">{label}</th>
                  <td>
                    {options.find((candidate) => candidate.key === option)?.label ?? 'Preferred not to say'}
                  </td>
                  <td>
                    {times}
                    <Bar value={times} whole={most} />
                  </td>
                </tr>
              )),
          )}
        </tbody>
      </table>
    </section>
  );
}
