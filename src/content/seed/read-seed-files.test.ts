import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { readSeedFiles, seedsOf, validateSeedFiles } from './read-seed-files.ts';

const root = temporaryFolder();
afterAll(() => fs.rmSync(root, { recursive: true }));

function folderOf(name: string, files: Record<string, unknown>): string {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(root, name, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, JSON.stringify(content));
  }
  return path.join(root, name);
}

const house = folderOf('house', {
  'settings.json': { brand: 'House', callingHours: { from: '10:00' } },
  'pages/index.json': { contentKey: 'homepage', heading: 'Of the house', lead: 'Stays.' },
  'faqs/all.json': [{ key: 'one' }, { key: 'two', question: 'Of the house?' }],
});
const ofBrand = folderOf('brand', {
  'settings.json': { brand: 'Brand' },
  'pages/home.json': { contentKey: 'homepage', heading: 'Of the brand' },
  'pages/own.json': { contentKey: 'own', heading: 'Ours alone' },
  'faqs/own.json': [{ key: 'two', question: 'Of the brand?' }],
});
const files = readSeedFiles([house, ofBrand, path.join(root, 'nowhere')]);

test('a brand’s texts are laid over those of the house, value by value, by the records’ keys', () => {
  expect(seedsOf(files, 'pages')).toEqual([
    { contentKey: 'homepage', heading: 'Of the brand', lead: 'Stays.' },
    { contentKey: 'own', heading: 'Ours alone' },
  ]);
  expect(seedsOf(files, 'faqs')).toEqual([{ key: 'one' }, { key: 'two', question: 'Of the brand?' }]);
  const settings = files.globals.find(({ global }) => global.slug === 'site-settings');
  expect(settings?.seed).toEqual({ brand: 'Brand', callingHours: { from: '10:00' } });
});

test('a record that begins as a draft is marked in its file, and the mark is no field of the record', () => {
  const folder = folderOf('drafts', { 'pages/x.json': { contentKey: 'x', isDraft: true, heading: 'X' } });
  const [pages] = readSeedFiles([house, folder]).collections;
  expect([...(pages?.drafts ?? [])]).toEqual(['x']);
  expect(pages?.seeds).toContainEqual({ contentKey: 'x', heading: 'X' });
});

test('a fault names every file that the record is made from', () => {
  const [pages] = files.collections.filter(({ collection }) => collection.slug === 'pages');
  const validate = () => validateSeedFiles({ globals: [], collections: pages ? [pages] : [] }, () => []);
  const [index, home] = [path.join(house, 'pages/index.json'), path.join(ofBrand, 'pages/home.json')];
  expect(validate).toThrow(`${index}, ${home}: heading: is not known`);
});

test('a setting that the site does not know is refused', () => {
  const folder = folderOf('wrong', { 'settings.json': { brnad: 'Brand' } });
  const validate = () => validateSeedFiles(readSeedFiles(['content', folder]), () => []);
  expect(validate).toThrow('settings.json: brnad: is not known');
});
