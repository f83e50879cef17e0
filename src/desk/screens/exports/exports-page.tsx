import type { ExportLogEntry } from '../../exports/export-log.ts';
import { momentInShort } from '../../moments.ts';

/** Lists all exports: who made them, and why. */
export function ExportsPage({ noted }: { noted: readonly ExportLogEntry[] }) {
  const last = noted.at(-1);
  return (
    <div className="desk-wrap exports">
      <h1>Who has exported what</h1>
      <p className="desk-soft">
        Each export with its reason, newest first. The contents are not kept. When a person’s data is erased,
        ask everyone who has made an export since that person’s case arrived to delete it from those files as
        well.
      </p>
      {noted.length === 0 ? (
        <p>
          <b>There are no exports here.</b> Files are exported from <a href="/desk/find">Find</a>.
        </p>
      ) : (
        <table>
          <caption className="visually-hidden">Exports</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">Why</th>
              <th scope="col">What</th>
              <th scope="col">Cases</th>
            </tr>
          </thead>
          <tbody>
            {noted.map(({ id, who, reason, asked, format, rows, createdAt }) => (
              <tr key={id}>
                <td>{momentInShort(createdAt)}</td>
                <td>{who}</td>
                <td className="exports-reason">{reason}</td>
                <td>{`${asked}, ${format}`}</td>
                <td>{rows === null ? 'not finished' : rows.toLocaleString('en-IN')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {last && noted.length >= 50 && (
        <p>
          <a href={`/desk/exports?before=${last.id}`}>Older ones</a>
        </p>
      )}
    </div>
  );
}
