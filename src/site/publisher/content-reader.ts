import { readFaqs, readPosts } from '#content/read/collections.ts';
import { readMenus } from '#content/read/menus.ts';
import { readPage, readPageByPath } from '#content/read/pages.ts';
import { readSettings } from '#content/read/settings.ts';
import { readPageStamps, readPostStamps, readSharedStamp } from '#content/read/stamps.ts';
import type { ContentReader } from './content-source.ts';

/** The content room's readers, as the publisher asks for them. */
export const contentReader: ContentReader = {
  readPageStamps,
  readPostStamps,
  readSharedStamp,
  readPage,
  readPageByPath,
  readSettings,
  readMenus,
  readFaqs: () => readFaqs(),
  readPosts,
};
