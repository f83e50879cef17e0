import type { MenuEntry } from '#content/model.ts';
import { useSite } from '../document/site-context.tsx';
import { shownEntries } from './menu-entries.ts';

/** The panel under an entry of the header. It is closed on arrival; `client/shell.ts` opens it. */
export function MegaMenu({ name }: { name: 'corporate' | 'personal' }) {
  return (
    <div className={`mega mega-${name}`} id={`mega-${name}`}>
      <div className="wrap mega-columns">
        {name === 'corporate' ? <CorporateColumns /> : <PersonalColumns />}
      </div>
    </div>
  );
}

function CorporateColumns() {
  const { menus } = useSite();
  return <Columns entries={menus.corporateMega} />;
}

function PersonalColumns() {
  const { menus, settings, linkTo } = useSite();
  const { existingUsers, entries } = menus.personalMega;
  const portal = linkTo(settings.links.agentPortal);
  return (
    <>
      {portal && (
        <div className="mega-column">
          <p className="mega-title">{existingUsers.title}</p>
          <a className="button button-line" href={portal}>
            {existingUsers.button}
          </a>
        </div>
      )}
      <Columns entries={entries} />
    </>
  );
}

function Columns({ entries }: { entries: MenuEntry[] }) {
  const { linkTo } = useSite();
  return shownEntries(entries, linkTo).map((column) => (
    <div className="mega-column" key={column.title}>
      <p className="mega-title">{column.title}</p>
      <Entries entries={column.children} />
    </div>
  ));
}

function Entries({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries.map(({ title, href, children }) => (
        <li key={title}>
          {href ? <a href={href}>{title}</a> : <span className="mega-group">{title}</span>}
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
