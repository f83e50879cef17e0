import type { ReactNode } from 'react';
import { useSite } from '../../document/site-context.tsx';
import { explainingMessages } from './messages/messages.ts';

type ExplainingFigureProps = {
  /** The drawing, and what belongs beside it. */
  children: ReactNode;
  /** The editor's note on the picture. */
  note?: string;
  /** Its amounts are no one's: that is said whatever the editor wrote. */
  isMadeUp?: boolean;
  /** The same for anyone who would rather read: folded, and open on paper. */
  table?: ReactNode;
};

/** The frame of a picture that explains: the drawing, its caveat, and the same as a table. */
export function ExplainingFigure({ children, note, isMadeUp, table }: ExplainingFigureProps) {
  const text = explainingMessages(useSite().locale);
  const said = [note, isMadeUp && text.caveat].filter(Boolean).join(' ');
  return (
    <figure className="explaining">
      {children}
      {said && <figcaption className="note">{said}</figcaption>}
      {table && (
        <details>
          <summary>{text.table}</summary>
          {table}
        </details>
      )}
    </figure>
  );
}
