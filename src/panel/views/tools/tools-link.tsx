import type { ServerProps } from 'payload';
import { isHiddenWithout } from '#content/access/staff.ts';

const isHidden = isHiddenWithout('write-content');

/** Below the collections: the way to the desk's pages of the tools. */
export function ToolsLink({ user }: Pick<ServerProps, 'user'>) {
  if (isHidden({ user })) return null;
  return (
    <a className="nav__link" href="/desk/tools">
      <span className="nav__link-label">Figures of the tools</span>
    </a>
  );
}
