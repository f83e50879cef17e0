import { isChanged, type Previewed, type PreviewedLine } from '#tools/preview/preview-of.ts';

/** The names of the two results that are compared. */
export type Columns = { before: string; after: string };

type PersonPartProps = { person: Previewed; columns: Columns; toolKey: string; isPublished: boolean };

/** A made-up person's result by both: open where it differs. */
export function PersonPart({ person, columns, toolKey, isPublished }: PersonPartProps) {
  const { key, about, lines } = person;
  const changes = lines.filter(isChanged).length;
  const here = `/desk/tools/${toolKey}/preview/${key}`;
  return (
    <details className="tools-person" id={key} open={changes > 0}>
      <summary>
        <b>{about}</b>
        <span className={changes > 0 ? 'tools-mark' : 'desk-soft'}>
          {changes === 0 ? 'no difference' : `${changes} of ${lines.length} lines differ`}
        </span>
      </summary>
      <table>
        <caption className="visually-hidden">Result of: {about}</caption>
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.key} line={line} columns={columns} />
          ))}
        </tbody>
      </table>
      {!isPublished && (
        <p className="tools-links">
          <a href={here}>
            The tool’s page with the draft<span className="visually-hidden">: {about}</span>
          </a>
          <a href={`${here}?with=live`}>
            The same as it is now<span className="visually-hidden">: {about}</span>
          </a>
          <a href={`/desk/tools/${toolKey}/preview/own?as=${key}`}>
            Change the answers<span className="visually-hidden">: {about}</span>
          </a>
        </p>
      )}
    </details>
  );
}

function Line({ line, columns }: { line: PreviewedLine; columns: Columns }) {
  const { label, before = 'not said', after = 'not said' } = line;
  return (
    <tr className={isChanged(line) ? 'tools-differs' : undefined}>
      <th scope="row">{label}</th>
      <td data-label={columns.before}>{before}</td>
      <td data-label={columns.after}>{isChanged(line) ? <strong>{after}</strong> : after}</td>
    </tr>
  );
}
