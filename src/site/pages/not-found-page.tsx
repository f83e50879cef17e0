import type { PageContent } from '#content/model.ts';
import { Blocks, placeBlocks } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';
import { SearchBox } from '../search/search-box.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** For unknown addresses: what happened, and the ways on: the editor's, or else the menu's. */
export function NotFoundPage({ page }: { page: PageContent }) {
  const hasLinks = page.blocks.some(({ blockType }) => blockType === 'links');
  return (
    <PageFrame
      page={page}
      head={
        <PageHead page={page}>
          <SearchBox idPrefix="not-found" />
          {!hasLinks && <MenuLinks />}
        </PageHead>
      }
    >
      <div className="sheet">
        <Blocks placed={placeBlocks(page.blocks)} />
      </div>
    </PageFrame>
  );
}

function MenuLinks() {
  const { menus, locale, linkTo } = useSite();
  const text = siteMessages(locale);
  return (
    <nav aria-label={text.notFound.whereNext}>
      <ul className="ways">
        {[{ href: '/', title: text.home }, ...menus.top].map(({ href, title }) => (
          <li key={href}>
            <a href={linkTo(href)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
