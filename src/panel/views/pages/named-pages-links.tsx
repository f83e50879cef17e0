import { NavGroup } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { isHiddenWithout } from '#content/access/staff.ts';
import { namedPages } from './named-pages.ts';

const isHidden = isHiddenWithout('write-content');

/** Below the collections: pages that editors look for by name, each with its editor. One that is deleted is left out. */
export async function NamedPagesLinks({ user, payload }: Pick<ServerProps, 'user' | 'payload'>) {
  if (isHidden({ user })) return null;
  const { docs } = await payload.find({
    collection: 'pages',
    where: { contentKey: { in: namedPages.map(({ key }) => key) } },
    select: { contentKey: true },
    depth: 0,
    pagination: false,
  });
  const idOf = new Map(docs.map(({ contentKey, id }) => [contentKey, id]));
  return (
    <NavGroup label="Pages by name">
      {namedPages.map(
        ({ name, key }) => idOf.has(key) && <NamedPage key={key} name={name} id={idOf.get(key)} />,
      )}
    </NavGroup>
  );
}

function NamedPage({ name, id }: { name: string; id: number | undefined }) {
  return (
    <a className="nav__link" href={`/admin/collections/pages/${id}`}>
      <span className="nav__link-label">{name}</span>
    </a>
  );
}
