import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { faultsOfNotice } from './faults-of-notice.ts';
import { directionOf, type NoticeFacts, type NoticeFile, noticeParts } from './notice-file.ts';
import { NoticeText } from './notice-text.tsx';
import { noticeFiles } from './read-notice-files.ts';

const files = noticeFiles();
const [english] = files as [NoticeFile];
const byCode = (code: string) => files.find((file) => file.code === code) as NoticeFile;

/** The Eighth Schedule to the Constitution, with the script in which each language is usually written in India. */
const eighthSchedule: Record<string, string> = {
  as: 'Bengali',
  bn: 'Bengali',
  brx: 'Devanagari',
  doi: 'Devanagari',
  gu: 'Gujarati',
  hi: 'Devanagari',
  kn: 'Kannada',
  kok: 'Devanagari',
  ks: 'Arabic',
  mai: 'Devanagari',
  ml: 'Malayalam',
  mni: 'Meetei_Mayek',
  mr: 'Devanagari',
  ne: 'Devanagari',
  or: 'Oriya',
  pa: 'Gurmukhi',
  sa: 'Devanagari',
  sat: 'Ol_Chiki',
  sd: 'Arabic',
  ta: 'Tamil',
  te: 'Telugu',
  ur: 'Arabic',
};

test('there is a notice in English and in each of the 22 languages of the Eighth Schedule, in its script', () => {
  expect(english.code).toBe('en');
  expect(Object.fromEntries(files.slice(1).map(({ code, script }) => [code, script]))).toEqual(
    eighthSchedule,
  );
  expect(Object.keys(eighthSchedule)).toHaveLength(22);
  expect(new Set(files.map(({ name }) => name)).size).toBe(23);
});

describe.each(files)('the notice in $language', (file) => {
  const { code, tag, script, version, name, parts } = file;

  test('has every part in its own letters, names the settings of the English, and is about as long', () => {
    expect(Object.keys(parts)).toEqual([...noticeParts]);
    expect(faultsOfNotice(file, english.parts)).toEqual([]);
    expect(name).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
  });

  test('bears a tag of its language, in which the script is named where there are several', () => {
    expect(new Intl.Locale(tag).language).toBe(code);
    expect(new Intl.Locale(tag).region).toBe('IN');
    expect(directionOf(file)).toBe(['ks', 'sd', 'ur'].includes(code) ? 'rtl' : 'ltr');
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('speaks of May 2027 and of WhatsApp, and of no other year or company', () => {
    const all = Object.values(parts).join(' ');
    expect(all.match(/\p{Nd}+/gu)).toEqual(['2027']);
    expect(parts.board).toContain('2027');
    expect(parts.purpose).toContain('WhatsApp');
  });
});

test('letters that only a neighbour of the same script uses are in neither', () => {
  const textOf = (code: string) => Object.values(byCode(code).parts).join(' ');
  expect(textOf('as')).not.toContain('র');
  expect(textOf('bn')).not.toMatch(/[ৰৱ]/);
  expect(textOf('ur')).not.toMatch(/[يكڪ]/);
  expect(textOf('sd')).not.toMatch(/[یے]/);
});

/** A change of one letter needs a new version in its file, and then its line here. */
const wordings = 'bc3f06c9bd7f797c';

test('a wording belongs to its version, so that a reader of one has not read another', () => {
  const all = files.map(({ code, version, parts }) => [code, version, parts]);
  expect(createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16)).toBe(wordings);
});

describe('the English', () => {
  const { parts } = english;

  test('says what section 5 of the DPDP Act asks of a notice: data, purpose, withdrawal, rights, complaint', () => {
    expect(parts.data).toMatch(/name, phone number, e-mail address, city/);
    expect(parts.purpose).toMatch(/contact you about your request/);
    expect(parts.withdrawal).toMatch(/withdraw any consent at any time, as easily as you gave it/);
    expect(parts.withdrawal).toMatch(/see what we hold about you, and ask us to correct or erase it/);
    expect(parts.officer).toContain('{grievanceOfficer}');
  });

  test('has a word for the purpose of each box, so that no consent is asked for without it', () => {
    const { consents } = formMessages('en');
    expect(Object.keys(consents).filter((key) => key !== 'version')).toEqual([
      'consent',
      'consent_share',
      'consent_news',
      'consent_whatsapp',
    ]);
    for (const word of ['contact you', 'insurers to get quotes', 'news and offers', 'WhatsApp'])
      expect(parts.purpose).toContain(word);
  });

  test('says of the Board and of withdrawing what the privacy policy says', () => {
    const pages = seedsOf<{ contentKey: string; blocks: object[] }>(readSeedFiles(), 'pages');
    const policy = JSON.stringify(pages.find(({ contentKey }) => contentKey === 'privacy-policy')?.blocks);
    expect(policy).toContain(parts.board);
    expect(policy).toContain('Withdrawing is as easy as agreeing was');
    expect(policy).toContain('We do not sell');
  });
});

const facts: NoticeFacts = {
  brand: 'Chhatri',
  legalName: 'A Broker Private Limited',
  registeredOffice: '1 MG Road, Pune',
  privacyPage: 'https://example.com/privacy/request',
  grievanceOfficer: 'Asha Menon',
  supportEmail: 'help@example.com',
};
const drawn = (code: string, known: NoticeFacts) =>
  renderToStaticMarkup(<NoticeText notice={byCode(code)} facts={known} Heading="h2" />);

test('a notice from right to left isolates names in Latin letters', () => {
  const html = drawn('ur', facts);
  expect(html).toMatch(
    /^<section class="own-notice" id="notice" lang="ur-IN" dir="rtl"><h2><bdi>Chhatri<\/bdi>/,
  );
  expect(html).toContain('<a href="mailto:help@example.com"><bdi>help@example.com</bdi></a>');
  expect(html).not.toMatch(/[{}]/);
});

test('a part that names a setting that is not set is left out', () => {
  const html = drawn('ta', { ...facts, grievanceOfficer: '', registeredOffice: '' });
  expect(html).not.toContain(byCode('ta').parts.officer.split('{')[0]);
  expect(html.match(/<p>/g)).toHaveLength(8);
});

describe('what a correction is refused for', () => {
  const tamil = byCode('ta');
  const faultsWith = (changes: Partial<NoticeFile['parts']>) =>
    faultsOfNotice({ ...tamil, parts: { ...tamil.parts, ...changes } }, english.parts).map(
      ({ part, fault }) => `${part}: ${fault}`,
    );

  test.each([
    [{ board: ' ' }, 'board: it is empty'],
    [{ board: 'மே 2027' }, 'board: its length is far from that of the English'],
    [{ email: 'எங்கள் மின்னஞ்சல் முகவரி' }, 'email: it does not name {supportEmail}'],
    [{ back: '{brand} படிவம்' }, 'back: it names {brand}, which is not in the English'],
    [{ back: 'படிவம் form' }, 'back: these letters are of another script: f o r m'],
    [{ keeping: 'அ'.repeat(701) }, 'keeping: it is longer than 700 characters'],
  ])('%j', (changes, fault) => {
    expect(faultsWith(changes)).toEqual([fault]);
  });
});
