import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { csvOf } from '#platform/files/csv.ts';
import { momentInShort } from '../moments.ts';
import { asvsChapters, asvsVersion } from './asvs/all-lines.ts';
import { collectEvidence, type Evidence } from './collect-evidence.ts';
import { asvsHead, asvsRow, type EvidenceTable, evidenceTables } from './evidence-tables.ts';

type Written = { folder: string; evidence: Evidence; files: readonly string[] };

/**
 * Writes the evidence into a folder for this user alone, since it names the staff.
 * @param bill a folder with the SBOM and the licences of what runs, which are copied
 */
export async function writeEvidence(folder: string, bill: string | undefined): Promise<Written> {
  const evidence = await collectEvidence();
  const tables = evidenceTables(evidence);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  const write = (name: string, content: string | Buffer) => {
    fs.writeFileSync(path.join(folder, name), content, { mode: 0o600 });
    files.push(name);
  };
  for (const name of bill ? fs.readdirSync(bill).sort() : [])
    write(name, fs.readFileSync(path.join(bill ?? '', name)));
  write('asvs.csv', await csvText(asvsHead, evidence.asvs.map(asvsRow)));
  for (const { key, head, rows } of tables) write(`${key}.csv`, await csvText(head, rows));
  write('evidence.md', markdown(evidence, tables, files));
  write('SHA256SUMS', sums(folder, files));
  return { folder, evidence, files };
}

async function csvText(head: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  async function* batches() {
    yield [head, ...rows];
  }
  let text = '';
  for await (const part of csvOf(batches())) text += part;
  return text;
}

function markdown(evidence: Evidence, tables: EvidenceTable[], beside: string[]): string {
  const { site, madeAt, summary } = evidence;
  const asvs = asvsChapters(evidence.asvs).map(({ name, lines }) =>
    [`### ${name}`, tableText(asvsHead, lines.map(asvsRow))].join('\n\n'),
  );
  return [
    `# Evidence of ${site.brand}`,
    `${site.url}, ${momentInShort(madeAt)} in India. Secrets are left out. Other files here: ${beside.join(', ')}.`,
    ...tables.map(
      ({ title, head, rows }) => `## ${title}\n\n${rows.length ? tableText(head, rows) : 'None.'}`,
    ),
    `## OWASP ASVS ${asvsVersion}, levels 1 and 2`,
    `${summary} The words are ours; the requirements are at https://github.com/OWASP/ASVS.`,
    ...asvs,
    '',
  ].join('\n\n');
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/[\\|]/g, '\\$&').replace(/\s+/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** In the form that `sha256sum --check` reads. */
function sums(folder: string, names: readonly string[]): string {
  const digestOf = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, name)))
      .digest('hex');
  return names.map((name) => `${digestOf(name)}  ${name}\n`).join('');
}
