import type { SearchWithoutResults } from '#site/search/searches-without-results.ts';
import { retentionDays } from '#site/search/searches-without-results.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/** Searches without a result: they point to a page that is missing, or a word that our pages do not use. */
export function NoResultsSection({ inVain }: { inVain: readonly SearchWithoutResults[] }) {
  return (
    <section id="searched">
      <h2>Searches without a result</h2>
      <p className="desk-soft">
        Words that found no page and were searched for at least twice in the last {retentionDays} days. We do
        not know who searched.
      </p>
      {inVain.length === 0 ? (
        <p className="words-none">There are none.</p>
      ) : (
        <table className="words-searches">
          <caption className="visually-hidden">Searches without a result</caption>
          <thead>
            <tr>
              <th scope="col">Words</th>
              <th scope="col">Times</th>
              <th scope="col">Last on</th>
            </tr>
          </thead>
          <tbody>
            {inVain.map(({ asked, times, lastDay }) => (
              <tr key={asked}>
                <th scope="row">
                  <a href={`/search?q=${encodeURIComponent(asked)}`}>{asked}</a>
                </th>
                <td>{times.toLocaleString('en-IN')}</td>
                <td>{dateInWords(lastDay, defaultLocale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
