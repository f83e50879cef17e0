// The documentation leads to files that exist.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = [...fs.globSync('*.md'), ...fs.globSync('docs/**/*.md')];

const linksOf = (text) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target.split('#')[0]);

/** Paths in code spans that start at the project's root. Those with a wildcard or a placeholder name no single file. */
const pathsOf = (text) =>
  [...text.matchAll(/`((?:src|tests|scripts|content|migrations|docs|brand)\/[^`\s]*)`/g)]
    .map(([, named]) => named)
    .filter((named) => !/[*<>…{[]/.test(named));

test.each(documents)('every link of %s leads to a file', (document) => {
  const links = linksOf(fs.readFileSync(document, 'utf8')).filter((link) => link && !/^[a-z]+:/.test(link));
  const dead = links.filter((link) => !fs.existsSync(path.join(path.dirname(document), link)));
  expect(dead).toEqual([]);
});

/** What a recipe or a run creates; decision records name files as they were. */
const made = /pros-and-cons|claim\.form|pet-risk|collections\/awards|brand\/banyan|looks\/difference/;
const current = documents.filter((document) => !document.startsWith('docs/decisions/'));

test.each(current)('every path that %s names exists', (document) => {
  const named = pathsOf(fs.readFileSync(document, 'utf8')).filter((name) => !made.test(name));
  expect(named.filter((name) => !fs.existsSync(name))).toEqual([]);
});
