import type { ReactNode } from 'react';
import { messages } from '../messages/en.ts';
import { CoveredMark, RainMark, TickMark } from '../pictures/marks.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** Blocks that explain a cover: for whom, what is in and out, what sets the price, how a claim goes. */
export function WhoForBlock({ block, anchor }: BlockProps<'who-for'>) {
  return (
    <Section name="who-for" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="titled-list">
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function CoverBlock({ block, anchor }: BlockProps<'cover'>) {
  const { covered, notCovered } = messages.cover;
  return (
    <Section name="cover" heading={block.heading} note={block.note} anchor={anchor}>
      <div className="cover">
        <CoverColumn className="covered" title={covered} mark={<CoveredMark />} items={block.covered} />
        <CoverColumn
          className="not-covered"
          title={notCovered}
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

/** The factors stand in the order of their weight; without sourced figures, words say it. */
export function PriceBlock({ block, anchor }: BlockProps<'price'>) {
  return (
    <Section name="price" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      <ol className="factors">
        {block.factors.map(({ name, why }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{why}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function StepsBlock({ block, anchor }: BlockProps<'steps'>) {
  return (
    <Section name="steps" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ol className="path">
        {block.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function DocumentsBlock({ block, anchor }: BlockProps<'documents'>) {
  return (
    <Section name="documents" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="ticks">
        {block.items.map((item) => (
          <li key={item}>
            <TickMark />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
