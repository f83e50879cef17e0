import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { asvsChapters, asvsLines, asvsSummary } from './all-lines.ts';
import { linesHere } from './lines-here.ts';

/** Requirements of level 1 and of level 2, chapter by chapter, as release 5.0.0 has them: 70 and 183. */
const counts: Readonly<Record<number, readonly [number, number]>> = {
  1: [8, 19],
  2: [4, 7],
  3: [8, 11],
  4: [2, 8],
  5: [4, 5],
  6: [13, 22],
  7: [6, 12],
  8: [4, 3],
  9: [4, 3],
  10: [5, 24],
  11: [3, 11],
  12: [3, 6],
  13: [1, 12],
  14: [2, 7],
  15: [3, 10],
  16: [0, 16],
  17: [0, 7],
};

test('every requirement of levels 1 and 2 has one line, in the standard’s order', () => {
  const found = asvsChapters().map(({ lines }) =>
    [1, 2].map((level) => lines.filter((line) => line.level === level).length),
  );
  expect(found).toEqual(Object.values(counts));
  const ids = asvsLines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const sorted = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(ids).toEqual(sorted);
});

test('every test that holds a requirement exists', () => {
  const missing = asvsLines.flatMap((line) => {
    if (line.state !== 'held') return [];
    const { id, file, title } = line;
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const isThere = ["'", '`', '"'].some((quote) => text.includes(quote + title + quote));
    return isThere ? [] : [`${id}: ${file} “${title}”`];
  });
  expect(missing).toEqual([]);
});

test('nine in ten of those that apply are held, and the rest say why not', () => {
  const applying = asvsLines.filter(({ state }) => state !== 'away');
  expect(applying.filter(({ state }) => state === 'held').length / applying.length).toBeGreaterThanOrEqual(
    0.9,
  );
  for (const line of asvsLines) if (line.state !== 'held') expect(line.why, line.id).toMatch(/^[A-Z].+\.$/);
});

test('the documentation states the figure that the table gives', () => {
  expect(fs.readFileSync('docs/security.md', 'utf8').replaceAll('\n', ' ')).toContain(asvsSummary());
});

const office = {
  ...{ OIDC_ISSUER: 'https://login.office.example', OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'secret' },
  OIDC_GROUP_ADVISER: 'advisers',
};

const keys = {
  ...{ RECAPTCHA_V2_SITE_KEY: 'a', RECAPTCHA_V2_SECRET: 'b' },
  ...{ RECAPTCHA_V3_SITE_KEY: 'c', RECAPTCHA_V3_SECRET: 'd' },
};

test.each([
  ['nothing', {}, []],
  ['a bare domain', { SITE_URL: 'https://broker.example' }, ['3.4.1']],
  ['a host called www', { SITE_URL: 'https://www.broker.example' }, []],
  ['an address without TLS', { SITE_URL: 'http://www.broker.example' }, ['3.4.1', '12.2.1']],
  ['Google’s captcha', { CAPTCHA: 'recaptcha', ...keys }, ['3.2.2']],
  ['metrics on every network', { METRICS_ADDRESS: '0.0.0.0:9464' }, ['13.4.5']],
  ['metrics on this machine', { METRICS_ADDRESS: '127.0.0.1:9464' }, []],
  ['a provider that may ask for a password alone', office, ['6.3.3']],
  ['a provider that has to ask for more', { ...office, OIDC_REQUIRED_AMR: 'mfa' }, []],
])('the evidence of an installation names what its settings relax: %s', (_, settings, relaxed) => {
  const changed = linesHere(readEnv(settings)).filter((line, index) => line !== asvsLines[index]);
  expect(changed.map(({ id, state }) => [id, state])).toEqual(relaxed.map((id) => [id, 'open']));
});
