import { createContext, type ReactNode, use } from 'react';

type SectionProps = {
  /** Which block this is: the hook of its styles. */
  name: string;
  heading?: string;
  /** The place on the page that a link may name. */
  anchor: string;
  intro?: string;
  note?: string;
  /** Names of its contents, shown under the heading while the section is folded. */
  inside?: readonly string[];
  children?: ReactNode;
};

/** Whether the block is folded: closed at first, with its heading to open it by. Its template decides. */
export const FoldContext = createContext(false);

/** The frame that every block shares: a place to link to, a heading, what comes before and after. */
export function Section({ name, heading, anchor, intro, note, inside, children }: SectionProps) {
  const isFolded = use(FoldContext) && heading !== undefined;
  const headingId = heading ? `${anchor}-heading` : undefined;
  const title = heading && <h2 id={headingId}>{heading}</h2>;
  const content = (
    <>
      {intro && <p className="intro">{intro}</p>}
      {children}
      {note && <p className="note">{note}</p>}
    </>
  );
  return (
    <section
      className={`block block-${name}${isFolded ? ' fold' : ''}`}
      id={anchor}
      aria-labelledby={headingId}
    >
      <div className="wrap">
        {isFolded ? (
          <details>
            <summary>
              {title}
              {inside && inside.length > 0 && <span className="fold-inside">{inside.join(' · ')}</span>}
            </summary>
            <div className="fold-content">{content}</div>
          </details>
        ) : (
          <>
            {title}
            {content}
          </>
        )}
      </div>
    </section>
  );
}
