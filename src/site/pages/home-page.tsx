import type { PageContent } from '#content/model.ts';
import { Blocks, placeBlocks } from '../blocks/blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { messages } from '../messages/en.ts';
import { blocksOf } from './default-blocks.ts';
import { PageFrame } from './page-frame.tsx';
import { PageHead } from './page-head.tsx';

/** The home page leads on at once: its head names the four parts of the site. */
export function HomePage({ page }: { page: PageContent }) {
  const { menus } = useSite();
  return (
    <PageFrame page={page}>
      <PageHead page={page}>
        <nav aria-label={messages.home}>
          <ul className="ways">
            {menus.top.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <Blocks placed={placeBlocks(blocksOf(page))} />
    </PageFrame>
  );
}
