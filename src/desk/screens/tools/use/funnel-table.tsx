import { shortLabel } from '#forms/words.ts';
import { wordsOf } from '#tools/engine/content-of.ts';
import type { VersionContent } from '#tools/engine/version.ts';
import { type FunnelPage, startedOf } from '#tools/figures/funnel.ts';
import { Bar } from './bar.tsx';

type FunnelProps = { funnel: readonly FunnelPage[]; finished: number; content: VersionContent };

/** Counts who began, who finished, and on which page the others stopped. */
export function FunnelTable({ funnel, finished, content }: FunnelProps) {
  const started = startedOf(funnel);
  const words = wordsOf(content);
  const most = Math.max(started, finished, ...funnel.map(({ reached }) => reached));
  return (
    <section aria-labelledby="tools-funnel">
      <h2 id="tools-funnel">Where people leave</h2>
      <p>
        {started} began, {finished} reached a result. No one is tracked: pages and results are counted each
        time they are reached, so going back and forth counts again.
      </p>
      <table className="tools-use">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="colgroup" colSpan={2}>
              Reached
            </th>
            <th scope="col">Left here</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ page, reached, lost, isForAll }) => (
            <tr key={page}>
              <th scope="row">{shortLabel(words, page)}</th>
              <td>{reached}</td>
              <td>
                <Bar value={reached} whole={most} />
              </td>
              <td>{isForAll ? lost : 'asked of some'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Result</th>
            <td>{finished}</td>
            <td>
              <Bar value={finished} whole={most} />
            </td>
            <td />
          </tr>
        </tbody>
      </table>
    </section>
  );
}
