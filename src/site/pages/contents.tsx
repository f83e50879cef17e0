import type { PlacedBlock } from '../blocks/place-blocks.tsx';
import { messages } from '../messages/en.ts';

/** The page's sections as plain links. */
export function Contents({ placed }: { placed: PlacedBlock[] }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{messages.contents}</h2>
      <ol>
        {placed
          .filter(({ heading }) => heading)
          .map(({ anchor, heading }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
