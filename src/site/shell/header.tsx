import type { Menus } from '#content/model.ts';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import { ChevronIcon, MenuIcon } from '#ui/icons/icons.tsx';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MegaMenu } from './mega-menu.tsx';

type TopEntry = Menus['top'][number];

/**
 * The header works as plain HTML: its entries lead to the pages that list the same products, and the
 * sidebar is a native popover; where there are none, a link replaces its button (`sidebar.css`).
 * `client/shell.ts` makes the background transparent at the top, and adds the mega menus.
 */
export function Header() {
  const { menus, settings, locale, linkTo } = useSite();
  const text = siteMessages(locale).header;
  return (
    <header className="site-header">
      <div className="wrap bar">
        <a className="logo" href={linkTo('/')}>
          <BrandMark />
          {settings.brand}
        </a>
        <nav className="top-menu" aria-label={text.mainMenu}>
          <ul className="top-list">
            {menus.top.map((entry) => (
              <TopMenuEntry key={entry.href} entry={entry} />
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <button
          className="icon-button hamburger"
          type="button"
          popoverTarget="sidebar"
          aria-label={text.openSidebar}
        >
          <MenuIcon />
        </button>
        <a
          className="icon-button hamburger sidebar-link"
          id="open-sidebar"
          href="#sidebar"
          aria-label={text.openSidebar}
        >
          <MenuIcon />
        </a>
      </div>
      <nav className="short-row" aria-label={text.shortLinks}>
        <ul className="short-list">
          {menus.top
            .filter(({ shortTitle }) => shortTitle)
            .map(({ href, shortTitle }) => (
              <li key={href}>
                <a className="short-link" href={linkTo(href)}>
                  {shortTitle}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </header>
  );
}

function TopMenuEntry({ entry: { title, href, mega } }: { entry: TopEntry }) {
  const { locale, linkTo } = useSite();
  const { showMenu } = siteMessages(locale).header;
  if (!mega) {
    return (
      <li className="top-item">
        <a className="top-link" href={linkTo(href)}>
          {title}
        </a>
      </li>
    );
  }
  return (
    <li className="top-item" data-mega={mega}>
      <a className="top-link" href={linkTo(href)}>
        {title}
      </a>
      <button
        className="mega-button"
        type="button"
        aria-expanded="false"
        aria-controls={`mega-${mega}`}
        aria-label={showMenu(title)}
      >
        <ChevronIcon />
      </button>
      <MegaMenu name={mega} />
    </li>
  );
}
