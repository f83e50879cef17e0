import { contentsOf, type PlacedBlock } from '../blocks/place-blocks.tsx';
import { useSite } from '../document/site-context.tsx';
import { siteMessages } from '../messages/messages.ts';

/** The page's sections as plain links. */
export function Contents({ placed }: { placed: PlacedBlock[] }) {
  const site = useSite();
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{siteMessages(site.locale).contents}</h2>
      <ol>
        {placed
          .flatMap((one) => contentsOf(one, site))
          .map(({ anchor, heading }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
