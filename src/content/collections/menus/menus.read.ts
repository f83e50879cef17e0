import type { MenuEntry, Menus } from '../../model.ts';
import { contentService } from '../../read/content-service.ts';
import { clean } from '../../read/reshape.ts';

type StoredEntry = {
  title: string;
  href?: string;
  action?: string;
  isMobileOnly?: boolean;
  isExpanded?: boolean;
  children?: StoredEntry[];
  grandchildren?: StoredEntry[];
};

export async function readMenus(): Promise<Menus> {
  const service = await contentService();
  const stored = clean(await service.findGlobal({ slug: 'menus', overrideAccess: false, depth: 0 }));
  return {
    top: (stored.top ?? []) as Menus['top'],
    corporateMega: reshapeEntries(stored.corporateMega as StoredEntry[]),
    personalMega: {
      existingUsers: stored.existingUsers as Menus['personalMega']['existingUsers'],
      entries: reshapeEntries(stored.personalMega as StoredEntry[]),
    },
    sidebar: reshapeEntries(stored.sidebar as StoredEntry[]),
  };
}

function reshapeEntries(entries: StoredEntry[] | undefined): MenuEntry[] {
  return (entries ?? []).map((entry) => ({
    title: entry.title,
    href: entry.href,
    action: entry.action as MenuEntry['action'],
    isMobileOnly: entry.isMobileOnly || undefined,
    isExpanded: entry.isExpanded || undefined,
    children: reshapeEntries(entry.children ?? entry.grandchildren),
  }));
}
