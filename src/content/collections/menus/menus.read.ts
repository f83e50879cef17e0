import type { DataFromGlobalSlug } from 'payload';
import type { Locale } from '#ui/language/locales.ts';
import type { PlainData } from '../../fields/plain-data.ts';
import type { MenuEntry, Menus } from '../../model.ts';
import { readGlobal } from '../../read/content-service.ts';

/** A stored entry of any level: the second level is named differently from the first. */
type StoredEntry = Omit<
  NonNullable<PlainData<DataFromGlobalSlug<'menus'>>['sidebar']>[number],
  'children'
> & {
  children?: StoredEntry[];
  grandchildren?: StoredEntry[];
};

export async function readMenus(locale: Locale): Promise<Menus> {
  const stored = await readGlobal('menus', locale);
  const { top = [], corporateMega, existingUsers, personalMega, sidebar, footer } = stored;
  return {
    top,
    corporateMega: reshapeEntries(corporateMega),
    personalMega: { existingUsers, entries: reshapeEntries(personalMega) },
    sidebar: reshapeEntries(sidebar),
    footer: reshapeEntries(footer),
  };
}

function reshapeEntries(entries: StoredEntry[] = []): MenuEntry[] {
  return entries.map(({ title, href, action, isMobileOnly, isExpanded, children, grandchildren }) => ({
    ...{ title, href, action },
    isMobileOnly: isMobileOnly || undefined,
    isExpanded: isExpanded || undefined,
    children: reshapeEntries(children ?? grandchildren),
  }));
}
