import type { ReactNode } from 'react';
import { useSite } from '../../document/site-context.tsx';
import { CoveredMark, RainMark } from '../../pictures/marks.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { coverMessages } from './messages/messages.ts';

/** Lists covered and excluded things side by side. */
export function CoverBlock({ block, anchor }: BlockProps<'cover'>) {
  const text = coverMessages(useSite().locale);
  return (
    <Section name="cover" heading={block.heading} note={block.note} anchor={anchor}>
      <div className="cover">
        <CoverColumn className="covered" title={text.covered} mark={<CoveredMark />} items={block.covered} />
        <CoverColumn
          className="not-covered"
          title={text.notCovered}
          mark={<RainMark />}
          items={block.notCovered}
        />
      </div>
    </Section>
  );
}

type CoverColumnProps = { className: string; title: string; mark: ReactNode; items: string[] };

function CoverColumn({ className, title, mark, items }: CoverColumnProps) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            {mark}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
