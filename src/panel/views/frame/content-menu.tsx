import { EntityType, groupNavItems } from '@payloadcms/ui/shared';
import type { Payload, ServerProps } from 'payload';
import { may } from '#content/access/duties.ts';
import { findNamedPages } from '../pages/named-pages.ts';
import { MenuLink, MenuPopover } from './menu-popover.tsx';

type MenuProps = Pick<ServerProps, 'i18n' | 'payload' | 'permissions' | 'user' | 'visibleEntities'>;
type Group = { label: string; links: { label: string; href: string }[] };

/** In place of the vendor's sidebar: one button next to where one is, which opens everything there is to edit. */
export async function ContentMenu(props: MenuProps) {
  const { payload, user } = props;
  const groups = groupsOfEntities(props);
  if (may(user, 'write-content')) groups.push({ label: 'Pages by name', links: await linksToPages(payload) });
  const links = otherLinks(user);
  if (links.length > 0) groups.push({ label: 'Also', links });
  return (
    <>
      <MenuPopover>
        {groups.map(({ label, links }) => (
          <section key={label}>
            <h2>{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <MenuLink {...link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <form method="post" action="/desk/logout">
          <button type="submit">Log out</button>
        </form>
      </MenuPopover>
      <span id="main" tabIndex={-1} />
    </>
  );
}

function groupsOfEntities({ i18n, payload, permissions, visibleEntities }: MenuProps): Group[] {
  if (!permissions) return [];
  const { collections, globals } = payload.config;
  const shown = [
    ...collections
      .filter(({ slug }) => visibleEntities?.collections.includes(slug))
      .map((entity) => ({ type: EntityType.collection, entity }) as const),
    ...globals
      .filter(({ slug }) => visibleEntities?.globals.includes(slug))
      .map((entity) => ({ type: EntityType.global, entity }) as const),
  ];
  return groupNavItems(shown, permissions, i18n).map(({ label, entities }) => ({
    label: String(label),
    links: entities.map(({ slug, type, label: name }) => ({
      label: String(name),
      href: `/admin/${type}/${slug}`,
    })),
  }));
}

async function linksToPages(payload: Payload): Promise<Group['links']> {
  const pages = await findNamedPages(payload);
  return pages.map(({ name, id }) => ({ label: name, href: `/admin/collections/pages/${id}` }));
}

function otherLinks(user: ServerProps['user']): Group['links'] {
  return may(user, 'write-content') ? [{ label: 'Tools: figures and previews', href: '/desk/tools' }] : [];
}
