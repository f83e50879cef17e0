import type { ArrayField, Field } from 'payload';
import { anybody, isEditor } from '../../access/staff.ts';
import { foldedRows, linkName, linkTarget } from '../../fields/builders.ts';
import type { ContentGlobal } from '../content-collection.ts';

const title: Field = { name: 'title', type: 'text', required: true };

/** Which menu it is, and where a visitor finds it. */
type MenuWords = { label?: string; description?: string };

/** Entries nest up to three levels: the sidebar's depth in the specification. */
function entries(name: string, levels: number, { label, description }: MenuWords = {}): ArrayField {
  const fields: Field[] = [
    linkName('title'),
    linkTarget(false),
    {
      type: 'row',
      fields: [
        { name: 'action', type: 'select', options: ['call-back', 'call-back-posp'] },
        { name: 'isMobileOnly', type: 'checkbox', defaultValue: false },
        { name: 'isExpanded', type: 'checkbox', defaultValue: false, label: 'Expanded at first' },
      ],
    },
  ];
  // Each level has a name of its own: two nested lists of one name confuse the database's relations.
  if (levels === 3) fields.push(entries('children', 2));
  if (levels === 2) fields.push(entries('grandchildren', 1));
  return {
    name,
    type: 'array',
    // A menu has a list for each language, with all that is in it.
    localized: label !== undefined,
    label,
    labels: { singular: 'Entry', plural: 'Entries' },
    admin: { ...foldedRows('title'), description },
    fields,
  };
}

/** Menus are on every page: publishing a change re-renders all of them (within twenty seconds). */
export const menus: ContentGlobal = {
  slug: 'menus',
  seedFile: 'menus.json',
  fromSeed: storedMenus,
  config: {
    slug: 'menus',
    label: 'Menus',
    admin: { group: 'Site' },
    access: { read: anybody, update: isEditor },
    fields: [
      {
        name: 'top',
        type: 'array',
        localized: true,
        label: 'Line at the top',
        labels: { singular: 'Entry', plural: 'Top menu' },
        admin: {
          ...foldedRows('title'),
          description: 'On every page, next to the logo; on phones in a row below it.',
        },
        fields: [
          title,
          linkTarget(true),
          {
            name: 'shortTitle',
            type: 'text',
            admin: { description: 'The word in the row on phones; leave empty to omit it there.' },
          },
          { name: 'mega', type: 'select', options: ['corporate', 'personal'] },
        ],
      },
      entries('corporateMega', 3, {
        label: 'Corporate menu',
        description: 'Opens below “Corporate Insurance” in the line at the top: a column for each entry.',
      }),
      {
        name: 'existingUsers',
        type: 'group',
        label: 'Personal menu: existing users',
        fields: [
          { name: 'title', type: 'text', required: true, localized: true, defaultValue: 'Existing Users' },
          { name: 'button', type: 'text', required: true, localized: true, defaultValue: 'LOG IN' },
        ],
      },
      entries('personalMega', 3, {
        label: 'Personal menu: columns',
        description:
          'Opens below “Personal Insurance” in the line at the top, next to the button for existing users.',
      }),
      entries('sidebar', 3, {
        label: 'Sidebar',
        description: 'All pages, behind the three-line button.',
      }),
      entries('footer', 2, {
        label: 'Footer',
        description: 'At the end of every page, above the disclosure: a column for each entry.',
      }),
    ],
  },
};

type SeedEntry = { children?: SeedEntry[] };

/**
 * In the content service the personal menu's two parts lie side by side, and the second level of a menu is
 * named apart from the first.
 */
function storedMenus(menus: Record<string, unknown>): Record<string, unknown> {
  const {
    personalMega,
    corporateMega,
    sidebar,
    footer = [],
    ...rest
  } = menus as {
    personalMega: { existingUsers: unknown; entries: SeedEntry[] };
    corporateMega: SeedEntry[];
    sidebar: SeedEntry[];
    footer?: SeedEntry[];
  };
  return {
    ...rest,
    existingUsers: personalMega.existingUsers,
    corporateMega: corporateMega.map(nested),
    personalMega: personalMega.entries.map(nested),
    sidebar: sidebar.map(nested),
    footer: footer.map(nestedOnce),
  };
}

function nested({ children = [], ...entry }: SeedEntry): Record<string, unknown> {
  return { ...entry, children: children.map(nestedOnce) };
}

/** Nothing is below the last level. */
function nestedOnce({ children = [], ...entry }: SeedEntry): Record<string, unknown> {
  return { ...entry, grandchildren: children.map(({ children: none, ...child }) => child) };
}
