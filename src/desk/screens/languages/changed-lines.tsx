import { type Language, languageFacts } from '#ui/language/locales.ts';
import type { ChangedLine, JudgedRecord } from '../../translations/judge-lines.ts';
import type { Translation } from '../../translations/read-translations.ts';
import { sideBySide } from './record-links.ts';

type OfRecord = { language: Language; record: JudgedRecord };

/** A page's texts, and which of them are taken. */
export function RecordChanges({ language, record: { translation, changed } }: OfRecord) {
  return (
    <section>
      <h2>
        <a href={sideBySide(language, translation)}>{translation.title}</a>
      </h2>
      <Lines {...{ language, translation }} lines={changed} fromFile="New" />
    </section>
  );
}

/** Texts that someone has saved since their file was exported: the file does not replace them. */
export function Conflicts({ language, records }: { language: Language; records: readonly JudgedRecord[] }) {
  return (
    <section>
      <h2>Changed here in the meantime</h2>
      <p className="desk-soft">
        These texts were changed after the file was exported, and stay as they are. To use one from the file,
        copy it, open its page, and save it there.
      </p>
      {records
        .filter(({ conflicts }) => conflicts.length > 0)
        .map(({ translation, conflicts }) => (
          <section key={sideBySide(language, translation)}>
            <h3>
              <a href={sideBySide(language, translation)}>{translation.title}</a>
            </h3>
            <Lines {...{ language, translation }} lines={conflicts} fromFile="In the file" />
          </section>
        ))}
    </section>
  );
}

type LinesProps = {
  language: Language;
  translation: Translation;
  lines: readonly ChangedLine[];
  /** Names the column of what the file has. */
  fromFile: string;
};

function Lines({ language, translation, lines, fromFile }: LinesProps) {
  const { tag } = languageFacts(language);
  return (
    <table className="languages-lines desk-stacked">
      <caption className="visually-hidden">{translation.title}</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">English</th>
          <th scope="col">Now</th>
          <th scope="col">{fromFile}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.text}>
            <th scope="row" data-label="Line">
              {line.number}
            </th>
            <td>{line.english}</td>
            <td data-label="Now:" lang={tag}>
              {line.before || <span className="desk-soft">missing</span>}
            </td>
            <td data-label={`${fromFile}:`} lang={tag}>
              {line.target}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
