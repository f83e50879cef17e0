import type { Finished } from '#tools/figures/read-figures.ts';
import { Bar } from './bar.tsx';

/** Counts results by band: those still kept and those deleted, partners apart. */
export function BandTable({ finished }: { finished: readonly Finished[] }) {
  const most = Math.max(0, ...finished.map(({ times }) => times));
  return (
    <section aria-labelledby="tools-bands">
      <h2 id="tools-bands">What they were told</h2>
      <p>
        Charts are counted by the number of open houses (open-3), and amounts of cover by their range in lakh
        (15-25).
      </p>
      {finished.length === 0 ? (
        <p>No one has a result from this version yet.</p>
      ) : (
        <table className="tools-use">
          <thead>
            <tr>
              <th scope="col">Result</th>
              <th scope="col">By</th>
              <th scope="colgroup" colSpan={2}>
                Times
              </th>
            </tr>
          </thead>
          <tbody>
            {finished.map(({ band, isPartner, times }) => (
              <tr key={`${band} ${isPartner}`}>
                <th scope="row">{band}</th>
                <td>{isPartner ? 'partners' : 'visitors'}</td>
                <td>{times}</td>
                <td>
                  <Bar value={times} whole={most} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
