import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '#platform/write-atomically.ts';
import type { Encoding } from './accepted-encoding.ts';
import type { Compressed } from './compress.ts';
import { type PageNote, shared, withSharedTexts } from './page-note.ts';
import type { TableStates } from './publish-source.ts';

/**
 * Published pages as files, so that a restart need not draw them again and nginx can serve them. A file is
 * written beside and renamed; its note, written last, says what it was drawn from.
 */
export type PageFiles = {
  write(pagePath: string, content: PageContents, note: PageNote): Promise<void>;
  /** The page would be the same, but was drawn from something newer. */
  writeNote(pagePath: string, note: PageNote): Promise<void>;
  read(pagePath: string, encoding: Encoding): Promise<Buffer>;
  readMarkdown(pagePath: string): Promise<Buffer>;
  /** The pages that a former run left whole, by their paths. */
  notes(): Promise<Map<string, PageNote>>;
  /** The state of the content that all pages together were drawn from. */
  states(): Promise<TableStates>;
  writeStates(states: TableStates): Promise<void>;
  remove(pagePath: string): Promise<void>;
  /** Removes every page that is not in the list. */
  removeOthers(pagePaths: Iterable<string>): Promise<void>;
};

/** A page's HTML in the forms that are sent, and as Markdown where it may be found. */
export type PageContents = Required<Compressed> & { markdown?: Buffer };

const formEndings: Record<Encoding, string> = { identity: '.html', br: '.html.br', gzip: '.html.gz' };
const markdownEnding = '.md';
const noteEnding = '.note.json';
const endings = [...Object.values(formEndings), markdownEnding, noteEnding];
const readAtOnce = 64;

export function pageFiles(directory: string): PageFiles {
  const base = (pagePath: string) => path.join(directory, pagePath === '/' ? 'index' : pagePath.slice(1));
  const pathOf = (file: string) => {
    const name = path.relative(directory, file).split(path.sep).join('/').slice(0, -noteEnding.length);
    return name === 'index' ? '/' : `/${name}`;
  };

  async function filesThere(): Promise<string[]> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  }

  const statesFile = path.join(directory, '.states.json');
  const writeNote = (pagePath: string, note: PageNote) =>
    writeAtomically(base(pagePath) + noteEnding, JSON.stringify(note));

  return {
    writeNote,

    async write(pagePath, content, note) {
      const file = base(pagePath);
      await mkdir(path.dirname(file), { recursive: true });
      await Promise.all([
        writeAtomically(file + formEndings.identity, content.body),
        writeAtomically(file + formEndings.br, content.br),
        writeAtomically(file + formEndings.gzip, content.gzip),
        content.markdown
          ? writeAtomically(file + markdownEnding, content.markdown)
          : rm(file + markdownEnding, { force: true }),
      ]);
      await writeNote(pagePath, note);
    },

    read: (pagePath, encoding) => readFile(base(pagePath) + formEndings[encoding]),

    readMarkdown: (pagePath) => readFile(base(pagePath) + markdownEnding),

    async notes() {
      const there = new Set(await filesThere());
      const files = [...there].filter((file) => file.endsWith(noteEnding));
      const found = new Map<string, PageNote>();
      for (let start = 0; start < files.length; start += readAtOnce) {
        await Promise.all(
          files.slice(start, start + readAtOnce).map(async (file) => {
            const note = await readNote(file);
            const pagePath = pathOf(file);
            const needed = [...Object.values(formEndings), ...(note?.markdown ? [markdownEnding] : [])];
            const isWhole = needed.every((ending) => there.has(base(pagePath) + ending));
            if (note && isWhole) found.set(pagePath, note);
          }),
        );
      }
      return found;
    },

    async states() {
      const text = await readFile(statesFile, 'utf8').catch(() => '{}');
      return JSON.parse(text) as TableStates;
    },

    async writeStates(states) {
      await mkdir(directory, { recursive: true });
      await writeAtomically(statesFile, JSON.stringify(states));
    },

    async remove(pagePath) {
      await Promise.all(endings.toReversed().map((ending) => rm(base(pagePath) + ending, { force: true })));
    },

    async removeOthers(pagePaths) {
      const kept = new Set(
        [...pagePaths].flatMap((pagePath) => endings.map((ending) => base(pagePath) + ending)),
      );
      kept.add(statesFile);
      const others = (await filesThere()).filter((file) => !kept.has(file));
      await Promise.all(others.map((file) => rm(file, { force: true })));
    },
  };
}

/** Nothing when it is not whole, or written by another version: then the page is drawn anew. */
async function readNote(file: string): Promise<PageNote | undefined> {
  try {
    const note = JSON.parse(await readFile(file, 'utf8')) as PageNote;
    const { policy } = note;
    return { ...note, policy: policy && shared(policy), reads: withSharedTexts(note.reads) };
  } catch {
    return undefined;
  }
}
