import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { type Language, languageFacts } from '#ui/language/locales.ts';
import type { ChangedLine, FaultyLine, Judged, JudgedRecord } from '../../translations/judge-lines.ts';
import type { Translation } from '../../translations/read-translations.ts';
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
};

/** A translator's file before it is saved: what would change, and each line that cannot be imported, with the reason. */
export function FilePage({ language, name, judged, address, saved = [] }: FilePageProps) {
  const { records, faulty, empty, same } = judged;
  const changes = records.reduce((sum, { changed }) => sum + changed.length, 0);
  const unchanged = records.reduce((sum, record) => sum + record.unchanged.length, 0);
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
          same > 0 && `${lines(same)} the same as now`,
          empty > 0 && `${lines(empty)} without a translation`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
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
      {faulty.length > 0 && <FaultyLines language={language} faulty={faulty} />}
      {changedRecords.map((record) => (
        <RecordChanges key={sideBySide(language, record.translation)} language={language} record={record} />
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

function RecordChanges({ language, record }: { language: Language; record: JudgedRecord }) {
  const { translation, changed } = record;
  const { tag } = languageFacts(language);
  return (
    <section>
      <h2>
        <a href={sideBySide(language, translation)}>{translation.title}</a>
      </h2>
      <table className="languages-lines desk-stacked">
        <caption className="visually-hidden">{translation.title}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">English</th>
            <th scope="col">Now</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((line: ChangedLine) => (
            <tr key={line.text}>
              <th scope="row" data-label="Line">
                {line.number}
              </th>
              <td>{line.english}</td>
              <td data-label="Now:" lang={tag}>
                {line.before || <span className="desk-soft">missing</span>}
              </td>
              <td data-label="New:" lang={tag}>
                {line.target}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
