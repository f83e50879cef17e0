import type { MenuEntry } from '#content/model.ts';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { SearchBox } from '../search/search-box.tsx';
import { CallBackLink } from './call-back-link.tsx';
import { shownEntries } from './menu-entries.ts';

/**
 * A native popover: it opens and closes without JavaScript, on Escape, and on a click anywhere else, the
 * header's content included. Unfolding a group is not a menu click; following a link closes the sidebar.
 * In a browser without popovers it is open while the address names it; its X leads back to the menu's link.
 */
export function Sidebar() {
  const { menus, locale, linkTo } = useSite();
  const text = siteMessages(locale).sidebar;
  return (
    <nav className="sidebar" id="sidebar" popover="auto" aria-label={text.allPages}>
      <div className="sidebar-head">
        <p>{text.title}</p>
        <button
          className="icon-button"
          type="button"
          popoverTarget="sidebar"
          popoverTargetAction="hide"
          aria-label={text.close}
        >
          <CloseIcon />
        </button>
        <a className="icon-button sidebar-link" href="#open-sidebar" aria-label={text.close}>
          <CloseIcon />
        </a>
      </div>
      <SearchBox idPrefix="sidebar" />
      <Entries entries={shownEntries(menus.sidebar, linkTo)} />
    </nav>
  );
}

function Entries({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.title} className={entry.isMobileOnly ? 'mobile-only' : undefined}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry: { title, href, action, children, isExpanded } }: { entry: MenuEntry }) {
  if (children.length > 0) {
    return (
      <details open={isExpanded}>
        <summary>{title}</summary>
        <Entries entries={children} />
      </details>
    );
  }
  if (action)
    return <CallBackLink variant={action === 'call-back-posp' ? 'posp' : 'general'}>{title}</CallBackLink>;
  return <a href={href}>{title}</a>;
}
