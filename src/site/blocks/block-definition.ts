import type { ReactNode } from 'react';
import type { BlockOf, BlockType, PageContent, PageKind, SiteSettings } from '#content/model.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { PageClock } from '../document/page-clock.ts';
import type { StatedOn, Thing } from '../linked-data/thing.ts';
import type { BlockReader } from './block-reader.ts';

/**
 * A block has a folder of its own. What editors fill in is its configuration (`<name>.block.ts`, listed in
 * `blocks.ts`), from which its shape follows; how it is drawn is its view (`<name>.view.tsx`, listed in
 * `views.ts`). They are apart because the staff side's bundle takes the configurations and cannot hold views.
 */
export type BlockView<Type extends BlockType, Data = undefined> = {
  // Methods, so that one list may hold views of different data.
  view(props: BlockProps<Type> & { data: Data }): ReactNode;
  /** Reads what the block shows and does not hold itself. */
  load?(block: BlockOf<Type>, reader: BlockReader): Promise<Data>;
  /** Returns its statements for programs, in the vocabulary of schema.org: nothing that a reader cannot see. */
  states?(shown: Stated<Type, Data>): Thing[];
  /** There is nothing to show today: then it is not rendered, and nothing leads to it. */
  isEmpty?(shown: Shown<Type, Data> & { settings: SiteSettings }): boolean;
  /** Returns its entries in a page's list of contents, instead of its heading, where it has sections of its own. */
  contents?(placed: PlacedData<Data>): SectionPlace[];
  /**
   * A kind of page that is nothing without this block, and the block that is at its end when its editor has
   * put none there.
   */
  neededOn?: { kind: PageKind; make: (page: PageContent, locale: Locale) => BlockOf<Type> };
};

/** A block with what it has loaded, on the day on which its page is rendered. */
export type Shown<Type extends BlockType, Data = undefined> = {
  block: BlockOf<Type>;
  data: Data;
  clock: PageClock;
};

/** The input of a block's statements. */
export type Stated<Type extends BlockType, Data = undefined> = StatedOn & Shown<Type, Data>;

/** A section that a list of contents leads to. */
export type SectionPlace = { anchor: string; heading: string };

export type PlacedData<Data = undefined> = {
  anchor: string;
  data: Data;
  clock: PageClock;
  locale: Locale;
};

/** The props of a view: the block's content and its place on the page; and `data`, if its block loads some. */
export type BlockProps<Type extends BlockType> = { block: BlockOf<Type>; anchor: string };

/** One view for each block that editors may choose: a missing one does not compile. */
export type BlockViews = { [Type in BlockType]: BlockView<Type, unknown> };
