// During a release the former build and the new one work on one database, so a migration may only add to it. What
// no one uses any more is removed by a later release, which says since which version nothing reads it.
import fs from 'node:fs';

/** Older ones were written before anything was released. */
const lastUnchecked = '20261124_044401_nominees';

/** Statements that break what the former build may still rely on, and why it would fail. */
const contracting = [
  [/\bdrop\s+(table|column|view|schema|function|type)\b/i, 'drops what the former build may use'],
  [/\brename\b/i, 'renames what the former build knows by its old name'],
  [/\balter\s+column\s+("[^"]+"|\w+)\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [
    /\balter\s+column\s+("[^"]+"|\w+)\s+set\s+not\s+null\b/i,
    'refuses rows without a value, which the former build may write',
  ],
  [
    /\balter\s+column\s+("[^"]+"|\w+)\s+drop\s+default\b/i,
    'takes away a default that the former build relies on',
  ],
  [/\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i, 'adds a required column without a default'],
  [/\badd\s+constraint\b/i, 'adds a constraint that rows of the former build may break'],
  [/\bcreate\s+unique\s+index\b/i, 'adds a uniqueness that rows of the former build may break'],
  [/\btruncate\b/i, 'empties a table'],
];

const named = (pattern) =>
  new RegExp(`${pattern}\\s+(?:if\\s+not\\s+exists\\s+)?((?:"?\\w+"?\\.)?"?\\w+"?)`, 'gi');
const plain = (name) =>
  name
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .toLowerCase();

/**
 * @param {string} text a migration's source
 * @param {string} version of the release that brings it
 * @returns {string[]} what speaks against it
 */
export function problemsOfMigration(text, version) {
  const [up = ''] = text.split(/export async function down\b/);
  const [, unusedSince] = /^\/\/ Unused since (\d+\.\d+\.\d+)[:.]/m.exec(text) ?? [];
  if (unusedSince)
    return isBefore(unusedSince, version)
      ? []
      : [`says "Unused since ${unusedSince}", but this release is ${version}: drop it in a later release`];
  const made = new Set(
    [...up.matchAll(named('create\\s+(?:unlogged\\s+)?table'))].map(([, table]) => plain(table)),
  );
  return statementsOf(up)
    .filter((statement) => !isAboutNewTable(statement, made))
    .flatMap((statement) =>
      contracting
        .filter(([pattern]) => pattern.test(statement))
        .map(([, why]) => `${why}: ${shown(statement)}`),
    );
}

/** No one writes into a table yet that the same migration makes. */
function isAboutNewTable(statement, made) {
  const [, table] =
    /\b(?:alter\s+table(?:\s+only)?|unique\s+index\b.*?\bon)\s+((?:"?\w+"?\.)?"?\w+"?)/is.exec(statement) ??
    [];
  return table !== undefined && made.has(plain(table));
}

/** Bodies of functions contain semicolons of their own; a statement in them is still one. */
function statementsOf(text) {
  return text
    .replace(/^\s*\/\/.*$|--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}

function shown(statement) {
  return statement
    .replaceAll(/\s+/g, ' ')
    .replace(/^.*?sql`/, '')
    .slice(0, 120);
}

function isBefore(a, b) {
  const [one, other] = [a, b].map((version) => version.split('.').map(Number));
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && one[at] < other[at];
}

/** @returns {string[]} one line for each problem of each migration that may be released with this version */
export function contractingMigrations() {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  return fs
    .globSync('migrations/*.ts')
    .filter((file) => file !== 'migrations/index.ts' && file > `migrations/${lastUnchecked}.ts`)
    .sort()
    .flatMap((file) =>
      problemsOfMigration(fs.readFileSync(file, 'utf8'), version).map((problem) => `${file} ${problem}`),
    );
}
