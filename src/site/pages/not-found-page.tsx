import type { PageContent } from '#content/model.ts';
import { Blocks, placeBlocks } from '../blocks/blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { messages } from '../messages/en.ts';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** For unknown addresses: what happened, and the main ways on. */
export function NotFoundPage({ page }: { page: PageContent }) {
  const { menus } = useSite();
  return (
    <PageFrame page={page}>
      <PageHead page={page}>
        <nav aria-label={messages.notFound.whereNext}>
          <ul className="ways">
            {[{ href: '/', title: messages.home }, ...menus.top].map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <Blocks placed={placeBlocks(page.blocks)} />
    </PageFrame>
  );
}
