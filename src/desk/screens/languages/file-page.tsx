import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { type Language, languageFacts } from '#ui/language/locales.ts';
import type { FaultyLine, Judged } from '../../translations/judge-lines.ts';
import type { Translation } from '../../translations/read-translations.ts';
import { Conflicts, RecordChanges } from './changed-lines.tsx';
import { formAddress, languagePath, sideBySide } from './record-links.ts';

/** A page whose texts were just saved, or why they were not. */
export type SavedRecord = { translation: Translation; refusal?: string | undefined };

type FilePageProps = {
  language: Language;
  name: string;
  judged: Judged;
  /** Where the form leads. */
  address: string;
  saved?: readonly SavedRecord[];
  /** Why nothing was saved. */
  refusal?: string | undefined;
};

/** A translator's file before it is saved: what would change, and each line that cannot be imported, with the reason. */
export function FilePage({ language, name, judged, address, saved = [], refusal }: FilePageProps) {
  const { records, faulty, empty, same, untouched } = judged;
  const changes = records.reduce((sum, { changed }) => sum + changed.length, 0);
  const unchanged = records.reduce((sum, record) => sum + record.unchanged.length, 0);
  const conflicts = records.reduce((sum, record) => sum + record.conflicts.length, 0);
  const changedRecords = records.filter(({ changed }) => changed.length > 0);
  return (
    <div className="desk-wrap words languages">
      <p>
        <a className="words-back" href={languagePath(language)}>
          {languageInEnglish(language)}
        </a>
      </p>
      <h1>{headline(changes, changedRecords.length)}</h1>
      <p className="desk-soft">
        {[
          name,
          faulty.length > 0 && `${lines(faulty.length)} cannot be imported`,
          conflicts > 0 && `${lines(conflicts)} changed here in the meantime`,
          same > 0 && `${lines(same)} the same as now`,
          untouched > 0 && `${lines(untouched)} changed here and not in the file`,
          empty > 0 && `${lines(empty)} without a translation`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {refusal && (
        <p className="desk-said desk-said-no" role="alert">
          {refusal}
        </p>
      )}
      {saved.length > 0 && <SavedRecords language={language} saved={saved} />}
      {changes + unchanged > 0 && (
        <form className="languages-form" method="post" action={address}>
          {unchanged > 0 && (
            <label className="languages-choice">
              <input type="checkbox" name="unchanged" /> The {lines(unchanged)} older than the English that
              came back unchanged are still right
            </label>
          )}
          <button className="button button-main" type="submit">
            {changes > 0 ? 'Save as drafts' : 'Confirm them'}
          </button>
          <p className="desk-soft desk-small">
            Visitors read them once an editor publishes each page in {languageInEnglish(language)}.
          </p>
        </form>
      )}
      {conflicts > 0 && <Conflicts language={language} records={records} />}
      {faulty.length > 0 && <FaultyLines language={language} faulty={faulty} />}
      {changedRecords.map((record) => (
        <RecordChanges key={sideBySide(language, record.translation)} {...{ language, record }} />
      ))}
    </div>
  );
}

function headline(changes: number, records: number): string {
  if (changes === 0) return 'Nothing in this file is left to save';
  const texts = changes === 1 ? 'One text' : `${changes.toLocaleString('en-IN')} texts`;
  return `${texts} would change, on ${records === 1 ? 'one page' : `${records.toLocaleString('en-IN')} pages`}`;
}

function lines(count: number): string {
  return count === 1 ? '1 text' : `${count.toLocaleString('en-IN')} texts`;
}

function SavedRecords({ language, saved }: { language: Language; saved: readonly SavedRecord[] }) {
  const refused = saved.filter(({ refusal }) => refusal);
  return (
    <section>
      <p className={refused.length > 0 ? 'desk-said desk-said-no' : 'desk-said'} role="status">
        {saved.length - refused.length} saved as drafts{refused.length > 0 && `, ${refused.length} not`}.
      </p>
      <ul className="languages-drafts">
        {saved.map(({ translation, refusal }) => (
          <li key={sideBySide(language, translation)}>
            <a href={formAddress(translation, language)}>{translation.title}</a>{' '}
            <span className={refusal ? 'desk-bad' : 'desk-soft'}>{refusal ?? 'saved, to be published'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FaultyLines({ language, faulty }: { language: Language; faulty: readonly FaultyLine[] }) {
  return (
    <section>
      <h2>Lines that cannot be imported</h2>
      <p className="desk-soft">
        These lines stay in the file. Correct what you can there, and import the file again.
      </p>
      <table className="languages-lines desk-stacked">
        <caption className="visually-hidden">Lines that cannot be imported</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">English</th>
            <th scope="col">{languageInEnglish(language)}</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {faulty.map((line) => (
            <tr key={`${line.number} ${line.text}`}>
              <th scope="row" data-label="Line">
                {line.number}
              </th>
              <td>{line.english}</td>
              <td lang={languageFacts(language).tag}>{line.target}</td>
              <td className="desk-bad">{line.reasons.join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
