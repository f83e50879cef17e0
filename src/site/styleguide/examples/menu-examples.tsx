import { ChevronIcon } from '#ui/icons/icons.tsx';
import { messages } from '../../messages/en.ts';
import type { ExampleGroup } from '../example.tsx';
import { guideText } from '../messages/en.ts';

const { state, sections, menu, disclosure } = guideText;

/** What unfolds. The shell's own menus are pictures of `tests/looks/shell.test.ts`. */
export const menuExamples: ExampleGroup[] = [
  {
    id: 'disclosure',
    title: sections.disclosure,
    examples: [
      { state: state.closed, body: <Question isOpen={false} /> },
      { state: state.open, body: <Question isOpen /> },
    ],
  },
  {
    id: 'menu',
    title: sections.menu,
    examples: [
      { state: state.closed, body: <TopEntry isOpen={false} /> },
      { state: state.open, body: <TopEntry isOpen /> },
    ],
  },
];

function Question({ isOpen }: { isOpen: boolean }) {
  return (
    <div className="questions">
      <details open={isOpen}>
        <summary>{disclosure.question}</summary>
        <div className="prose">
          <p>{disclosure.answer}</p>
        </div>
      </details>
      <details>
        <summary>{disclosure.another}</summary>
        <div className="prose">
          <p>{disclosure.answer}</p>
        </div>
      </details>
    </div>
  );
}

/** Like `shell/header.tsx`, which draws each menu once a page: its panels have names of their own. */
function TopEntry({ isOpen }: { isOpen: boolean }) {
  const panel = `guide-mega-${isOpen ? 'open' : 'closed'}`;
  return (
    <nav
      className="top-item guide-top-item"
      data-open={isOpen || undefined}
      aria-label={isOpen ? state.open : state.closed}
    >
      <a className="top-link" href="#menu">
        {menu.entry}
      </a>
      <button
        className="mega-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={messages.header.showMenu(menu.entry)}
      >
        <ChevronIcon />
      </button>
      <div className="mega" id={panel}>
        <div className="mega-columns">
          <div className="mega-column">
            <p className="mega-title">{menu.title}</p>
            <ul>
              {menu.links.map(menuLink)}
              <li>
                <span className="mega-group">{menu.group}</span>
                <ul>{menu.groupLinks.map(menuLink)}</ul>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </nav>
  );
}

function menuLink(title: string) {
  return (
    <li key={title}>
      <a href="#menu">{title}</a>
    </li>
  );
}
