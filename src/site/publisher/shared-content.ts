import type { SiteInput } from '../document/page-data.ts';
import type { ContentReader } from './content-source.ts';

type SharedContent = Pick<SiteInput, 'settings' | 'menus' | 'faqs' | 'posts'>;

/** What stands on many pages, read once for each state of it. */
export function sharedContent(reader: ContentReader) {
  let current: { stamp: string; content: Promise<SharedContent> } | undefined;

  async function read(): Promise<SharedContent> {
    const [settings, menus, faqs, posts] = await Promise.all([
      reader.readSettings(),
      reader.readMenus(),
      reader.readFaqs(),
      reader.readPosts(),
    ]);
    return { settings, menus, faqs, posts };
  }

  return {
    at(stamp: string): Promise<SharedContent> {
      if (current?.stamp === stamp) return current.content;
      const made = { stamp, content: read() };
      current = made;
      made.content.catch(() => {
        if (current === made) current = undefined;
      });
      return made.content;
    },

    /** While the database is away, what was read last still makes a page. Throws when there is nothing. */
    lastStampOr(error: unknown): string {
      if (!current) throw error;
      return current.stamp;
    },
  };
}
