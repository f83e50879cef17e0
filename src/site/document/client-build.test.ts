import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Locale, pseudoLocale } from '#ui/language/locales.ts';
import { clientBuildOf } from '../../../vite.client.config.ts';

/** The files for browsers, built as for visitors and looked at, not written. */
let chunks: Rolldown.OutputChunk[] = [];
let inHindi: Rolldown.OutputChunk[] = [];
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  chunks = await chunksOf('en');
  inHindi = await chunksOf('hi');
});

async function chunksOf(locale: Locale): Promise<Rolldown.OutputChunk[]> {
  const config = clientBuildOf(locale);
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return output.filter((part) => part.type === 'chunk');
}

const isNamed = (name: string) => (chunk: Rolldown.OutputChunk) => chunk.name === name;
const common = ['react', 'forms', 'enquiry', 'tools', 'download'];
const islands = () => chunks.filter(({ name }) => name.endsWith('.island'));

/** As it travels. */
function bytesOf(name: string, among = chunks): number {
  const code = among.find(isNamed(name))?.code;
  if (!code) throw new Error(`There is no script ${name}.`);
  return brotliCompressSync(code).length;
}

test('islands share one script with React and a few with what they have in common, and import nothing else', () => {
  const react = chunks.filter(({ code }) => code.includes('react.transitional.element'));
  expect(react.map(({ name }) => name)).toEqual(['react']);
  const shared = chunks.filter(({ name }) => common.includes(name)).map((chunk) => chunk.fileName);
  expect(islands().length).toBeGreaterThan(1);
  for (const { name, imports } of islands()) expect(shared, name).toEqual(expect.arrayContaining(imports));
});

test('an island’s script exports how to start it', () => {
  for (const { name, exports } of islands()) expect(exports, name).toEqual(['start']);
});

test('a second island costs its own code only', () => {
  expect(bytesOf('press-count.island')).toBeLessThan(500);
});

/** What someone loads who opens the dialog, begins a tool, or reads its result; of a tool, beside React. */
function costOf(among: Rolldown.OutputChunk[]) {
  const sum = (...names: string[]) => names.reduce((bytes, name) => bytes + bytesOf(name, among), 0);
  return {
    dialog: sum('call-back-dialog.island', 'enquiry', 'forms', 'react'),
    tool: sum('tool-journey.island', 'tools', 'forms'),
    result: sum('result-mail.island', 'what-moves-it.island', 'tools', 'forms'),
  };
}

test('the script of every page imports nothing and stays below 3 kB, the dialog’s with React below 75', () => {
  expect(chunks.find(isNamed('entry'))?.imports).toEqual([]);
  expect(bytesOf('entry')).toBeLessThan(3000);
  expect(costOf(chunks).dialog).toBeLessThan(75_000);
});

test('in Hindi they cost a little more: the same sentences, in letters of three bytes', () => {
  const { dialog, tool, result } = costOf(inHindi);
  expect(dialog).toBeLessThan(76_700);
  expect(tool).toBeLessThan(16_200);
  expect(result).toBeLessThan(16_200);
  // To read Devanagari aloud takes tables, which come with the list of cities.
  expect(inHindi.find(isNamed('cities-in-hindi'))?.isDynamicEntry).toBe(true);
});

test('a captcha for a form that is sent by its HTML costs less than 1 kB beside what forms share', () => {
  expect(bytesOf('renewal-mail.island')).toBeLessThan(1000);
});

test('a letter is filled in and taken away as a file by less than 3 kB, without React', () => {
  const { imports = [] } = chunks.find(isNamed('letter.island')) ?? {};
  expect(imports.map((file) => chunks.find(({ fileName }) => fileName === file)?.name)).toEqual(['download']);
  expect(bytesOf('letter.island') + bytesOf('download')).toBeLessThan(3000);
});

test('the questions of a tool stay below 15 kB beside React, what forms need included', () => {
  expect(costOf(chunks).tool).toBeLessThan(15_000);
});

test('so do the scripts of a result, with what tries other answers', () => {
  expect(costOf(chunks).result).toBeLessThan(15_000);
});

test('a locale’s scripts make no English strange but the pseudo-locale’s own; what says nothing is the same file', async () => {
  const strange = (chunk: Rolldown.OutputChunk) => chunk.code.includes('áÁçÇðÐéÉ');
  expect(chunks.filter(strange)).toEqual([]);
  const others = await chunksOf(pseudoLocale);
  expect(others.some(strange)).toBe(true);
  const file = (of: Rolldown.OutputChunk[], name: string) => of.find(isNamed(name))?.fileName;
  for (const name of ['react', 'entry']) expect(file(others, name), name).toBe(file(chunks, name));
});
