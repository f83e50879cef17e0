import type { Locale } from '#ui/language/locales.ts';
import type { CheckedAnswer } from '../../engine/check-list.ts';
import { formulaMessages } from '../messages/messages.ts';
import type { Working } from '../method.ts';
import type { WorkedExample } from '../open-formula.ts';

type WorkedProps = { example: WorkedExample; locale: Locale };

/** Answers, calculation and finding of someone made up. */
export function Worked({ example: { answers, workings, findings }, locale }: WorkedProps) {
  const text = formulaMessages(locale);
  const said = ({ said, isDeclined }: CheckedAnswer) =>
    isDeclined ? text.declined : said || text.unanswered;
  const rows = answers.flatMap((section) => section.rows);
  return (
    <>
      <p>{text.exampleIntro}</p>
      <details className="formula-fold">
        <summary>{text.answers(rows.length)}</summary>
        <dl className="formula-answers">
          {rows.map((row) => (
            <div key={row.question}>
              <dt>{row.asked}</dt>
              <dd>{said(row)}</dd>
            </div>
          ))}
        </dl>
      </details>
      {workings.map((working) => (
        <WorkingTable key={working.title} working={working} />
      ))}
      <h4>{text.findings}</h4>
      <dl className="formula-answers">
        {findings.map(({ key, label, said: finding }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{finding}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function WorkingTable({ working: { title, columns, rows } }: { working: Working }) {
  return (
    <table className="formula-working">
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([about, ...cells]) => (
          <tr key={about}>
            <th scope="row">{about}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
