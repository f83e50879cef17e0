import type { ServerProps } from 'payload';
import { isHiddenWithout } from '#content/access/staff.ts';

const isHidden = isHiddenWithout('write-content');

/** Below the collections: the way to the tools' figures. */
export function ToolsLink({ user }: Pick<ServerProps, 'user'>) {
  if (isHidden({ user })) return null;
  return (
    <a className="nav__link" href="/admin/tools">
      <span className="nav__link-label">Tools: figures and previews</span>
    </a>
  );
}
