import fs from 'node:fs';
import { expect, test } from 'vitest';
import { textsOfScript } from '#content/copy-rules/testing/project-texts.ts';
import { sentencesOf } from '#content/copy-rules/texts-of.ts';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { eligibilityForm } from '#enquiry/eligibility/eligibility.form.ts';
import { fieldsOf } from '#forms/form.ts';

/**
 * The page `/how-fast` lists each claim of speed with what it rests on. Each is on the site word for word, and every
 * sentence about minutes or working days on a page, in an answer or in a message is one of them, or is named here.
 */
type Page = { path: string; blocks: { heading?: string; rows?: string[][] }[] };

const files = readSeedFiles();
const pages = seedsOf<Page>(files, 'pages');
const table = pages
  .find(({ path }) => path === '/how-fast')
  ?.blocks.find(({ heading }) => heading === 'What this site says about speed');
const cells = (table?.rows ?? []).map(([claim = '']) => claim);
const quoted = (text: string) => /“(.+)”/.exec(text)?.[1] ?? '';
const claims = cells.map(quoted);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
const messagesIn = (language: string) =>
  fs
    .globSync(`src/**/messages/**/${language}.ts`)
    .flatMap(textsOfScript)
    .flatMap(({ kind, text }) => (kind === 'read' ? [text] : []));

const others = pages.filter(({ path }) => path !== '/how-fast');
const texts = [...stringsIn([others, seedsOf(files, 'faqs')]), ...messagesIn('en')];
const sentences = [...new Set(texts.flatMap(sentencesOf))];
const timed = sentences.filter((sentence) => /\bminutes?\b|\bworking days?\b/i.test(sentence));

/** A listed claim in other words. */
const alike: Record<string, string[]> = {
  'About 40 questions, 15 minutes.': [
    'Allow 15 minutes, and go back whenever you like.',
    'Allow 15 minutes for about 40 questions; you can go back at any time.',
  ],
  'Six yes-or-no questions tell you in half a minute': [
    'Check in half a minute.',
    'It takes half a minute, and we keep none of the answers.',
    '[Six questions](/forms/posp-check) will tell you in half a minute whether you can join; we keep none of the answers.',
  ],
  'It should be in your inbox in a few minutes.': ['It should arrive in a few minutes.'],
  'it should arrive within a few minutes': [
    'If nothing has arrived after ten minutes, check your spam folder.',
  ],
  'An expert will call you by the next working day': [
    'We will call you by the next working day.',
    'We will call you by the next working day, within our calling hours (…), and explain the work, the training and the exam.',
    'An expert will call you about your company’s cover by the next working day, within our calling hours (…).',
    'Otherwise we will call by the next working day, {callingHours}.',
  ],
};

/** Nothing of this says how fast we are. */
const noClaim = [
  // How long something stays open, as `promises.test.ts` holds it.
  'The page that shows your own data closes after 30 minutes, and this time cannot be extended',
  'What our software does: your own page stays open for 30 minutes',
  'What our software does: your own page stays open for 30 minutes, a draft on our server for 24 hours',
  'If you open your own page about your data, another cookie keeps that page open for 30 minutes, in that browser only.',
  'If you [look up your call](/status) with your reference number, a cookie named “call” keeps that page open for 30 minutes; it contains the number of the call, signed, and nothing about you.',
  'The link is valid for … minutes and works only once.',
  // The figure of `/how-fast` itself, and how the claims were found.
  'From … to … the site was responding in … of … minutes.',
  'Our own questionnaire: questions counted along each path through it, minutes estimated by us, November 2026',
  // Our calling days, and what an applicant does on them.
  'Our working days are {callingHours}, except holidays.',
  'For example, if you begin on {workingDay2} and take three hours each working day, you finish the first course on {workingDay6} and both on {workingDay11}.',
  // Advice after an error.
  'Please try again in a minute.',
  // The reader's time, and other people's.
  'Ten minutes of reading',
  'The floor was wet for ten minutes.',
  'Minute one: cut off',
  'What happens on the last working day?',
  'Ask before the last working day; the insurer considers your health and age.',
  // Of a meeting.
  'The notice and the board minutes: what to send',
  'Board documents and minutes on the matter',
];

test('every claim of speed that is listed is on the site, word for word, in both languages', () => {
  expect(claims.length).toBeGreaterThan(8);
  expect(claims).not.toContain('');
  expect(claims.filter((claim) => !texts.some((text) => text.includes(claim)))).toEqual([]);
  const translations = fs
    .globSync('content/translations/hi/**/*.json')
    .map((file): Record<string, string> => JSON.parse(fs.readFileSync(file, 'utf8')));
  const hindi = Object.assign({}, ...translations);
  const inHindi = [
    ...translations.flatMap((pairs) =>
      Object.entries(pairs).flatMap(([en, hi]) => (cells.includes(en) ? [] : hi)),
    ),
    ...messagesIn('hi'),
  ];
  const claimsInHindi = cells.map((cell) => quoted(hindi[cell] ?? ''));
  expect(claimsInHindi).not.toContain('');
  expect(claimsInHindi.filter((claim) => !inHindi.some((text) => text.includes(claim)))).toEqual([]);
});

test('every sentence about minutes or working days is a listed claim, one in other words, or none', () => {
  expect(timed.length).toBeGreaterThan(30);
  const known = new Set([...Object.values(alike).flat(), ...noClaim]);
  const isListed = (sentence: string) => claims.some((claim) => sentence.includes(claim));
  expect(timed.filter((sentence) => !known.has(sentence) && !isListed(sentence))).toEqual([]);
  expect([...known].filter((sentence) => !timed.includes(sentence))).toEqual([]);
  expect(Object.keys(alike).filter((claim) => !claims.includes(claim))).toEqual([]);
});

test('the check for agents asks six questions, as its pages say', () => {
  expect(fieldsOf(eligibilityForm)).toHaveLength(6);
});
