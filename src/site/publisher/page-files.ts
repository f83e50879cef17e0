import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically, writeTogether } from '#platform/write-atomically.ts';
import type { Encoding } from './accepted-encoding.ts';
import { digestOf, filesOf, formEndings, markdownEnding, type PageContents } from './page-digests.ts';
import { type PageNote, shared, withSharedTexts } from './page-note.ts';
import type { TableStates } from './publish-source.ts';

/**
 * Published pages as files, so that a restart need not render them again and nginx can serve them. A file is
 * written beside and renamed, and is on the disk before its note, which says what it was rendered from and what is in it.
 */
export type PageFiles = {
  write(pagePath: string, content: PageContents, note: PageNote): Promise<void>;
  /** The page would be the same, but was rendered from something newer. */
  writeNote(pagePath: string, note: PageNote): Promise<void>;
  read(pagePath: string, encoding: Encoding): Promise<Buffer>;
  readMarkdown(pagePath: string): Promise<Buffer>;
  /** The pages that a former run left whole, byte for byte, by their paths. */
  notes(): Promise<Map<string, PageNote>>;
  /** Finds the newest pages that other builds have published; see `build-folder.ts`. */
  formers(): Promise<ReadonlyMap<string, PageNote>>;
  /** Takes over the files of a former as they are. */
  adopt(pagePath: string): Promise<void>;
  /** The state of the content that all pages together were rendered from. */
  states(): Promise<TableStates>;
  writeStates(states: TableStates): Promise<void>;
  remove(pagePath: string): Promise<void>;
  /** Removes every page that is not in the list. */
  removeOthers(pagePaths: Iterable<string>): Promise<void>;
};

export const noteEnding = '.note.json';
const endings = [...Object.values(formEndings), markdownEnding, noteEnding];
const readAtOnce = 16;

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
  const onDisk = { flush: true };
  const writeNote = (pagePath: string, note: PageNote) =>
    writeAtomically(base(pagePath) + noteEnding, JSON.stringify(note), onDisk);

  /** Whether each file of a page holds what its note says. */
  async function isWhole(pagePath: string, { digests = {}, markdown }: PageNote): Promise<boolean> {
    const needed = [...Object.values(formEndings), ...(markdown ? ([markdownEnding] as const) : [])];
    const found = await Promise.all(
      needed.map(async (ending) => {
        const bytes = await readFile(base(pagePath) + ending).catch(() => undefined);
        return bytes !== undefined && digestOf(bytes) === digests[ending];
      }),
    );
    return found.every(Boolean);
  }

  return {
    writeNote,

    async write(pagePath, content, note) {
      const file = base(pagePath);
      await mkdir(path.dirname(file), { recursive: true });
      const forms = filesOf(content).map(([ending, bytes]) => [file + ending, bytes] as const);
      await writeTogether([forms, [[file + noteEnding, JSON.stringify(note)]]], onDisk);
      if (!content.markdown) await rm(file + markdownEnding, { force: true });
    },

    read: (pagePath, encoding) => readFile(base(pagePath) + formEndings[encoding]),

    readMarkdown: (pagePath) => readFile(base(pagePath) + markdownEnding),

    async notes() {
      const files = (await filesThere()).filter((file) => file.endsWith(noteEnding));
      const found = new Map<string, PageNote>();
      for (let start = 0; start < files.length; start += readAtOnce) {
        await Promise.all(
          files.slice(start, start + readAtOnce).map(async (file) => {
            const note = await readNote(file);
            const pagePath = pathOf(file);
            if (note && (await isWhole(pagePath, note))) found.set(pagePath, note);
          }),
        );
      }
      return found;
    },

    formers: async () => new Map(),
    adopt: async () => undefined,

    async states() {
      try {
        return JSON.parse(await readFile(statesFile, 'utf8')) as TableStates;
      } catch {
        // Not there, or cut short: then everything is compared.
        return {};
      }
    },

    async writeStates(states) {
      await mkdir(directory, { recursive: true });
      await writeAtomically(statesFile, JSON.stringify(states), onDisk);
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

/** Nothing when it is not whole, or written by another version: then the page is rendered again. */
async function readNote(file: string): Promise<PageNote | undefined> {
  try {
    const note = JSON.parse(await readFile(file, 'utf8')) as PageNote;
    const { policy } = note;
    return { ...note, policy: policy && shared(policy), reads: withSharedTexts(note.reads) };
  } catch {
    return undefined;
  }
}
