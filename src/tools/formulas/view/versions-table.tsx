import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { formulaMessages } from '../messages/messages.ts';
import type { OpenFormula } from '../open-formula.ts';
import { formulaPath } from '../paths.ts';

/** Lists the published versions with their dates; each can still be read. */
export function VersionsTable({ formula, locale }: { formula: OpenFormula; locale: Locale }) {
  const { versionsIntro, versionColumns: columns } = formulaMessages(locale);
  const { key, versions, version: shown } = formula;
  return (
    <>
      <p>{versionsIntro}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.version}</th>
            <th scope="col">{columns.published}</th>
            <th scope="col">{columns.changed}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ number, publishedAt, whatChanged }) => (
            <tr key={number}>
              <th scope="row">
                {number === shown ? (
                  number
                ) : (
                  <a href={pathIn(locale, formulaPath({ key, version: number }))}>{number}</a>
                )}
              </th>
              <td>{dateInWords(publishedAt, locale)}</td>
              <td>{whatChanged}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
