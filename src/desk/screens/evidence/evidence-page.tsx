import { asvsChapters, asvsVersion } from '../../evidence/asvs/all-lines.ts';
import type { AsvsLine } from '../../evidence/asvs/line.ts';
import type { Evidence } from '../../evidence/collect-evidence.ts';
import { asvsHead, asvsRow, type EvidenceTable, evidenceTables } from '../../evidence/evidence-tables.ts';
import { momentInShort } from '../../moments.ts';

/** `/desk/evidence`: how the site is protected, line by line, as the folder of `npm run evidence` has it. */
export function EvidencePage({ evidence }: { evidence: Evidence }) {
  const tables = evidenceTables(evidence);
  return (
    <div className="desk-wrap evidence">
      <h1>Evidence</h1>
      <p>
        For an auditor or the person responsible for security, as of {momentInShort(evidence.madeAt)}. On the
        server, <code>npm run evidence</code> writes all of this into a folder, with the packages that are
        used and their licences.
      </p>
      <p>
        <b>OWASP ASVS {asvsVersion}, levels 1 and 2:</b> {evidence.summary}
      </p>
      <nav aria-label="On this page">
        <ul className="evidence-places">
          {[...tables, { key: 'asvs', title: 'OWASP ASVS, line by line' }].map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {tables.map(({ key, ...table }) => (
        <Part key={key} id={key} {...table} />
      ))}
      <Asvs lines={evidence.asvs} />
    </div>
  );
}

function Part({ id, title, head, rows }: { id: string } & Omit<EvidenceTable, 'key'>) {
  return (
    <div>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p>None.</p> : <Table name={title} head={head} rows={rows} />}
    </div>
  );
}

function Asvs({ lines: all }: { lines: readonly AsvsLine[] }) {
  return (
    <section aria-labelledby="asvs">
      <h2 id="asvs">OWASP ASVS, line by line</h2>
      <p className="desk-soft">
        The words are ours; the requirements are in the{' '}
        <a href="https://github.com/OWASP/ASVS" rel="noreferrer">
          standard
        </a>
        .
      </p>
      {asvsChapters(all).map(({ name, lines }) => (
        <details key={name}>
          <summary>
            {name}: {inWords(lines)}
          </summary>
          <Table name={name} head={asvsHead} rows={lines.map(asvsRow)} />
        </details>
      ))}
    </section>
  );
}

function inWords(lines: readonly AsvsLine[]): string {
  const count = (state: AsvsLine['state']) => lines.filter((line) => line.state === state).length;
  const parts = [
    [count('held'), 'held'],
    [count('open'), 'not held'],
    [count('away'), 'not applicable'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(', ');
}

type TableProps = { name: string } & Pick<EvidenceTable, 'head' | 'rows'>;

/** Wider than a phone: it scrolls by itself, also by the keyboard. */
function Table({ name, head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by the keyboard
    <section className="evidence-table" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
