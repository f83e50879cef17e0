import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Locale, pseudoLocale } from '#ui/language/locales.ts';
import { clientBuildOf } from '../../../vite.client.config.ts';

/** The files for browsers, built as for visitors and looked at, not written. */
let chunks: Rolldown.OutputChunk[] = [];
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  chunks = await chunksOf('en');
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
function bytesOf(name: string): number {
  const code = chunks.find(isNamed(name))?.code;
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

test('the script of every page imports nothing and stays below 3 kB, the dialog’s with React below 75', () => {
  expect(chunks.find(isNamed('entry'))?.imports).toEqual([]);
  expect(bytesOf('entry')).toBeLessThan(3000);
  expect(
    bytesOf('call-back-dialog.island') + bytesOf('enquiry') + bytesOf('forms') + bytesOf('react'),
  ).toBeLessThan(75_000);
});

test('a letter is filled in and taken away as a file by less than 3 kB, without React', () => {
  const { imports = [] } = chunks.find(isNamed('letter.island')) ?? {};
  expect(imports.map((file) => chunks.find(({ fileName }) => fileName === file)?.name)).toEqual(['download']);
  expect(bytesOf('letter.island') + bytesOf('download')).toBeLessThan(3000);
});

test('the questions of a tool stay below 15 kB beside React, what forms need included', () => {
  expect(bytesOf('tool-journey.island') + bytesOf('tools') + bytesOf('forms')).toBeLessThan(15_000);
});

test('so do the scripts of a result, with what tries other answers', () => {
  const own = bytesOf('result-mail.island') + bytesOf('what-moves-it.island');
  expect(own + bytesOf('tools') + bytesOf('forms')).toBeLessThan(15_000);
});

test('a locale’s scripts make no English strange but the pseudo-locale’s own; what says nothing is the same file', async () => {
  const strange = (chunk: Rolldown.OutputChunk) => chunk.code.includes('áÁçÇðÐéÉ');
  expect(chunks.filter(strange)).toEqual([]);
  const others = await chunksOf(pseudoLocale);
  expect(others.some(strange)).toBe(true);
  const file = (of: Rolldown.OutputChunk[], name: string) => of.find(isNamed(name))?.fileName;
  for (const name of ['react', 'entry']) expect(file(others, name), name).toBe(file(chunks, name));
});
