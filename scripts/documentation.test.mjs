// The documentation leads to files that exist.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = [...fs.globSync('*.md'), ...fs.globSync('docs/**/*.md')];

const linksOf = (text) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);

/** Paths in code spans that start at the project's root. Those with a wildcard or a placeholder name no single file. */
const pathsOf = (text) =>
  [...text.matchAll(/`((?:src|tests|scripts|content|migrations|docs|brand)\/[^`\s]*)`/g)]
    .map(([, named]) => named)
    .filter((named) => !/[*<>…{[]/.test(named));

/** As GitHub makes the anchors of headings. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('every link of %s leads to a file, and to a heading that it has', (document) => {
  const links = linksOf(fs.readFileSync(document, 'utf8')).filter((link) => !/^[a-z]+:/.test(link));
  const dead = links.filter((link) => {
    const [name, anchor] = link.split('#');
    const file = name ? path.join(path.dirname(document), name) : document;
    if (!fs.existsSync(file)) return true;
    return anchor && !anchorsOf(fs.readFileSync(file, 'utf8')).includes(anchor);
  });
  expect(dead).toEqual([]);
});

/** Paths that a recipe or a run creates; decision records name files as they were. */
const made = /pros-and-cons|claim\.form|pet-risk|collections\/awards|brand\/banyan|looks\/difference/;
const current = documents.filter((document) => !document.startsWith('docs/decisions/'));

test.each(current)('every path that %s names exists', (document) => {
  const named = pathsOf(fs.readFileSync(document, 'utf8')).filter((name) => !made.test(name));
  expect(named.filter((name) => !fs.existsSync(name))).toEqual([]);
});

const commentsOf = (source) => source.match(/(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm) ?? [];

/** Files that a comment names, with folders or without: of the sources, and documents. An ending alone (`.view.tsx`) is no name. */
const filesIn = (comment) =>
  comment.match(/(?<![\w./-])(?:(?:[\w()-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|css)|docs\/[\w/.-]+\.md)\b/g) ?? [];

test('every file that a comment in src names exists', () => {
  const sources = fs.globSync('src/**/*.{ts,tsx,css,mjs}');
  const files = [
    ...sources,
    ...fs.globSync('{docs,scripts,tests,migrations}/**/*.*'),
    ...fs.globSync('*.ts'),
  ];
  const named = sources.flatMap((source) =>
    commentsOf(fs.readFileSync(source, 'utf8'))
      .flatMap(filesIn)
      .map((name) => ({ source, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  const dead = named.filter(({ name }) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(dead).toEqual([]);
});

/** The files of each walk in the tour, in their order, with the identifiers that the tour names beside them. */
function walksOf(tour) {
  return tour
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const steps = [...section.matchAll(/^\d+\. `([^`]+)`(.*(?:\n {3}.*)*)/gm)];
      return steps.map(([, file, text]) => ({
        file,
        names: [...text.matchAll(/`([a-z][A-Za-z_]+)`/g)].map(([, name]) => name),
      }));
    });
}

test('the tour walks a phone number through at most 12 files and a sentence through at most 10, none twice', () => {
  const [phone, sentence] = walksOf(fs.readFileSync('docs/tour.md', 'utf8'));
  expect(phone.length).toBeGreaterThan(5);
  expect(phone.length).toBeLessThanOrEqual(12);
  expect(sentence.length).toBeGreaterThan(5);
  expect(sentence.length).toBeLessThanOrEqual(10);
  const files = [...phone, ...sentence].map(({ file }) => file);
  expect(files).toEqual([...new Set(files)]);
});

test('a file of the tour contains the identifiers named with it', () => {
  const steps = walksOf(fs.readFileSync('docs/tour.md', 'utf8')).flat();
  expect(steps.flatMap(({ names }) => names)).toContain('toPhoneDigits');
  const missing = steps.flatMap(({ file, names }) => {
    const text = fs.readFileSync(file, 'utf8');
    return names.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('each of the nine faults names tests that exist, and the nightly workflow runs every suite', () => {
  const text = fs.readFileSync('docs/faults.md', 'utf8');
  expect([...text.matchAll(/^\| (\d)\. /gm)].map(([, number]) => Number(number))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  const rows = text.split('\n').filter((line) => /^\| (\d\.|…)/.test(line));
  const named = rows.map((row) => [...row.matchAll(/`([^`]+)` "([^"]+)"/g)]);
  expect(named.filter((tests) => tests.length === 0)).toEqual([]);
  const missing = named
    .flat()
    .filter(([, file, name]) => !fs.existsSync(file) || !fs.readFileSync(file, 'utf8').includes(`'${name}`));
  expect(missing.map(([whole]) => whole)).toEqual([]);
  expect(fs.readFileSync('.github/workflows/nightly.yaml', 'utf8')).toMatch(
    /cron:[\s\S]*run: .*\.ci\/nightly/,
  );
  const nightly = fs.readFileSync('.ci/nightly', 'utf8');
  const suites = /for suite in (.+); do/.exec(nightly)[1].split(' ');
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const isSuite = (name) => /^test:(?!quick)/.test(name);
  expect(suites.map((suite) => `test:${suite}`).sort()).toEqual(Object.keys(scripts).filter(isSuite).sort());
});
