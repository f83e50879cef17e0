import type { Note } from '#content/read/source.ts';
import type { ServedPage } from '../cards/card-maker.ts';
import { cardNameIn } from '../cards/page-card.ts';
import { markdownPath } from '../markdown/markdown-path.ts';
import { shownUploads, uploadsNamedIn } from '../media/shown-uploads.ts';
import { renderPage } from '../pages/render-page.tsx';
import { pathOfPart } from '../text/addresses.ts';
import { compress, quality } from './compress.ts';
import { markdownFile, markdownOf } from './markdown-file.ts';
import { digestsOf } from './page-digests.ts';
import type { PageFiles } from './page-files.ts';
import { pageMemory } from './page-memory.ts';
import { detached, type PageNote, shared, withSharedTexts } from './page-note.ts';
import type { DrawnFrom, PublishUnit, TableStates } from './publish-source.ts';
import type { StaticStore } from './static-store.ts';
import { type StoredFile, tagOf } from './stored-file.ts';

/** Published pages: as files, their notes in memory, and in memory as well, what is asked for often. */
export type PageStore = {
  /**
   * Serves what a former run published with this build and these settings.
   * @returns the state of the content that it had published whole
   */
  open(surroundings: string): Promise<TableStates>;
  /** All pages are as this state of the content asks for. */
  keepStates(states: TableStates): Promise<void>;
  /** Every published page by its path. */
  notes: ReadonlyMap<string, PageNote>;
  /** Whether a published page shows this file of an upload. @param file a name as in its address */
  showsUpload(file: string): boolean;
  /** How often a page was asked for since the start. */
  hits(path: string): number;
  /** Renders and serves the page, unless there is nothing to render any more. */
  put(unit: PublishUnit, drawnFrom: DrawnFrom | undefined, isOneOfMany?: boolean): Promise<void>;
  /** It would be the same, from newer records. */
  renew(path: string, reads: Note): Promise<void>;
  /** It could not be rendered: where nothing of this build is served, what a former build has rendered is. */
  keepFormer(unit: PublishUnit): Promise<void>;
  /** Nothing can be compared: what former builds have rendered is served where there is nothing of this one. */
  keepFormers(): Promise<void>;
  withdraw(path: string): Promise<void>;
  /** Deletes files that belong to no page. */
  clear(): Promise<void>;
};

export type PageStoreInput = {
  store: StaticStore;
  files: PageFiles;
  headers: Record<string, string>;
  siteUrl: string;
  /** See the environment's `packsTight`. */
  packsTight?: boolean;
  /** Told of every page with the name of its card, and when it goes. */
  onServed?: (page: ServedPage, card: string | undefined) => void;
  onWithdrawn?: (path: string) => void;
};

// About 500 pages in the three forms that are sent.
const maxBytesInMemory = 64 * 2 ** 20;
// The page's tags are before its styles.
const headLength = 8000;
const policyHeader = 'content-security-policy';

/**
 * Returns the headers of a published page.
 * @param headers of every document
 */
export function publishedHeaders(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'cache-control': 'public, max-age=0, must-revalidate' };
}

export function pageStore(input: PageStoreInput): PageStore {
  const { store, files, headers, siteUrl, packsTight = true, onServed, onWithdrawn } = input;
  const pageHeaders = publishedHeaders(headers);
  const notes = new Map<string, PageNote>();
  const uploads = shownUploads();
  // Pages of another build or of other settings: the last good form of a page that cannot be rendered now.
  const formers = new Map<string, PageNote>();
  let others: Promise<ReadonlyMap<string, PageNote>> | undefined;
  const memory = pageMemory(maxBytesInMemory);
  const hits = new Map<string, number>();

  function keepNote(path: string, note: PageNote): void {
    uploads.replace(notes.get(path)?.uploads, note.uploads);
    notes.set(path, note);
  }

  function serve(path: string, note: PageNote, ownHeaders: StoredFile['headers'] = pageHeaders): void {
    keepNote(path, note);
    memory.forget(path);
    const { status, tag, lengths, markdown } = note;
    store.set(path, {
      status,
      tag,
      lengths,
      headers: ownHeaders,
      isPage: status === 200,
      body(encoding) {
        hits.set(path, (hits.get(path) ?? 0) + 1);
        return (
          memory.get(path, encoding) ??
          files.read(path, encoding).then((body) => {
            // Unless it was rendered again in the meantime: then these bytes are the old page's.
            if (notes.get(path)?.tag === tag) memory.set(path, encoding, body);
            return body;
          })
        );
      },
    });
    const read = () => files.readMarkdown(path);
    const inMarkdown = markdown && markdownFile({ path, markdown, siteUrl, headers: pageHeaders, read });
    if (inMarkdown) store.set(markdownPath(path), inMarkdown);
    else store.delete(markdownPath(path));
    onServed?.({ record: note.record, locale: note.locale, path }, note.card);
  }

  /** Nothing where one of this build is, or where its policy is not known: it would be a page without its styles. */
  async function serveFormer(path: string, record: string): Promise<PageNote | undefined> {
    if (notes.has(path)) return undefined;
    const own = formers.get(path);
    others ??= files.formers();
    const former = own ?? (await others).get(path);
    if (former?.record !== record || !former.policy) return undefined;
    if (!own) await files.adopt(path);
    const uploads = former.uploads ?? uploadsNamedIn(String(await files.read(path, 'identity')));
    serve(path, { ...former, uploads }, { ...pageHeaders, [policyHeader]: former.policy });
    return former;
  }

  async function withdraw(path: string): Promise<void> {
    store.delete(path);
    store.delete(markdownPath(path));
    uploads.replace(notes.get(path)?.uploads, undefined);
    notes.delete(path);
    memory.forget(path);
    hits.delete(path);
    onWithdrawn?.(path);
    await files.remove(path);
  }

  return {
    notes,
    showsUpload: uploads.has,
    hits: (path) => hits.get(path) ?? 0,
    withdraw,

    async open(surroundings) {
      for (const [path, note] of await files.notes()) {
        if (note.surroundings === surroundings && note.uploads) serve(path, note);
        else formers.set(path, note);
      }
      return files.states();
    },

    keepStates: files.writeStates,

    async keepFormer({ path, record, part }) {
      const { parts } = (await serveFormer(path, record)) ?? { parts: 0 };
      for (let next = 2; part === 1 && next <= parts; next += 1)
        await serveFormer(pathOfPart(path, next), record);
    },

    async keepFormers() {
      others ??= files.formers();
      const all = new Map([...(await others), ...formers]);
      for (const [path, { record }] of all) await serveFormer(path, record);
    },

    async put({ path, record, locale, part }, drawnFrom, isOneOfMany = false) {
      // Also a part that the record does not need any more.
      if (!drawnFrom || part > drawnFrom.parts) return withdraw(path);
      const { input, surroundings, parts } = drawnFrom;
      const html = renderPage(input);
      const body = Buffer.from(html);
      const former = notes.get(path);
      const tag = tagOf(body);
      const isSame = former?.tag === tag && former.surroundings === surroundings;
      const content = isSame
        ? undefined
        : await compress(body, packsTight && !isOneOfMany ? quality.page : quality.pageOfMany);
      const markdown = isSame ? undefined : markdownOf(html, { path, siteUrl, page: input.page });
      const card = cardNameIn(html.slice(0, headLength));
      const note: PageNote = {
        ...{ record, locale, part, parts, surroundings, tag },
        kind: input.page.kind,
        status: input.page.status,
        policy: headers[policyHeader],
        // Asked last: rendering is what reads.
        reads: withSharedTexts(drawnFrom.reads()),
        differsFrom: input.clock.differsFrom(),
        renderedOn: input.clock.today,
        digests: content ? digestsOf({ ...content, markdown }) : (former?.digests ?? {}),
        lengths: content
          ? { identity: body.length, br: content.br.length, gzip: content.gzip.length }
          : (former?.lengths ?? { identity: body.length }),
        uploads: uploadsNamedIn(html).map(shared),
        card: card && detached(card),
        ...(drawnFrom.showsExamples && { showsExamples: true as const }),
        markdown: isSame ? former.markdown : markdown && { tag: tagOf(markdown), length: markdown.length },
      };
      if (content) {
        await files.write(path, { ...content, markdown }, note);
        serve(path, note);
      } else {
        await files.writeNote(path, note);
        keepNote(path, note);
      }
    },

    async renew(path, reads) {
      const former = notes.get(path);
      if (!former) return;
      const note = { ...former, reads: withSharedTexts(reads) };
      await files.writeNote(path, note);
      keepNote(path, note);
    },

    async clear() {
      formers.clear();
      others = Promise.resolve(new Map());
      await files.removeOthers(notes.keys());
    },
  };
}
