import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { RenderInput } from '../document/page-data.ts';
import { renderCard, stopDrawingCards } from './card-design.ts';
import type { CardFiles } from './card-files.ts';
import { pageCard } from './page-card.ts';

/** A published file: which record it shows, in which language, and where. */
export type ServedPage = { record: string; locale: Locale; path: string };

/**
 * Makes the social cards that the published pages name. No one waits for a card but a robot that reads a shared
 * page, so they are made when there is no page to publish, one at a time; one that is asked for before its turn
 * is made at once.
 */
export type CardMaker = {
  /** The page is served, and names this card, if any. */
  served(page: ServedPage, name: string | undefined): void;
  withdrawn(path: string): void;
  /** There is nothing to publish: a moment later the missing cards are made, and the old ones deleted. */
  published(): void;
  /** Nothing when no page has such a card. */
  find(name: string): Promise<Buffer | undefined>;
  stop(): Promise<void>;
};

export type CardMakerInput = {
  files: CardFiles;
  load: (page: Pick<ServedPage, 'record' | 'locale'>) => Promise<RenderInput | undefined>;
  isPublishing: () => boolean;
  /** See the environment's `makesCardsAhead`. */
  makesAhead?: boolean;
  /** After a start the first visitors and the staff side come first. */
  waitMs?: number;
};

type Wanted = { page: ServedPage; name: string };

export function createCardMaker(input: CardMakerInput): CardMaker {
  const { files, load, isPublishing, makesAhead = true, waitMs = 5000 } = input;
  const wantedByPath = new Map<string, Wanted>();
  const making = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function draw({ page, name }: Wanted): Promise<Buffer | undefined> {
    const input = await load(page);
    const card = input && pageCard(input);
    // The content has moved on since: the page's next HTML names its next card.
    if (card?.name !== name) return undefined;
    const png = await renderCard(card.design);
    await files.write(name, png);
    return png;
  }

  /** One after the other, and never the same one twice. */
  function make(wanted: Wanted): Promise<Buffer | undefined> {
    const former = making.get(wanted.name);
    if (former) return former;
    const made = last.then(() => draw(wanted)).finally(() => making.delete(wanted.name));
    making.set(wanted.name, made);
    last = made.catch(() => undefined);
    return made;
  }

  async function makeMissing(): Promise<void> {
    const there = await files.names();
    for (const wanted of makesAhead ? [...wantedByPath.values()] : []) {
      if (isStopped || isPublishing()) return;
      if (there.has(wanted.name)) continue;
      await make(wanted).catch((error: unknown) =>
        log.warn('social card not made', { page: wanted.page.path, ...describeError(error) }),
      );
    }
    await files.removeOthers(new Set([...wantedByPath.values()].map(({ name }) => name)));
  }

  function run(): void {
    if (running || isStopped) return;
    running = makeMissing()
      .catch((error: unknown) => log.warn('social cards not made', describeError(error)))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    served(page, name) {
      if (name) wantedByPath.set(page.path, { page, name });
      else wantedByPath.delete(page.path);
    },

    withdrawn: (path) => void wantedByPath.delete(path),

    published() {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(run, waitMs).unref();
    },

    async find(name) {
      const kept = await files.read(name);
      if (kept) return kept;
      const wanted = [...wantedByPath.values()].find((each) => each.name === name);
      return wanted && make(wanted);
    },

    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await last;
      await stopDrawingCards();
    },
  };
}
