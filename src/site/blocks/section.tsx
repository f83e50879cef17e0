import type { ReactNode } from 'react';

type SectionProps = {
  /** Which block this is: the hook of its styles. */
  name: string;
  heading?: string;
  /** The place on the page that a link may name. */
  anchor: string;
  intro?: string;
  note?: string;
  children?: ReactNode;
};

/** The frame that every block shares: a place to link to, a heading, what comes before and after. */
export function Section({ name, heading, anchor, intro, note, children }: SectionProps) {
  const headingId = heading ? `${anchor}-heading` : undefined;
  return (
    <section className={`block block-${name}`} id={anchor} aria-labelledby={headingId}>
      <div className="wrap">
        {heading && <h2 id={headingId}>{heading}</h2>}
        {intro && <p className="intro">{intro}</p>}
        {children}
        {note && <p className="note">{note}</p>}
      </div>
    </section>
  );
}
