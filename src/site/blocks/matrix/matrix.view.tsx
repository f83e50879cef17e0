import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { matrixMessages } from './messages/messages.ts';

type Cover = BlockProps<'matrix'>['block']['rows'][number]['core'][number];

/** Which cover answers which risk. One part a risk rather than a table: it is read on phones. */
export function MatrixBlock({ block, anchor }: BlockProps<'matrix'>) {
  const text = matrixMessages(useSite().locale);
  return (
    <Section name="matrix" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      <div className="matrix">
        <p className="matrix-head" aria-hidden="true">
          <span>{text.risk}</span>
          <span>{text.core}</span>
          <span>{text.optional}</span>
        </p>
        {block.rows.map(({ risk, how, core, optional }) => (
          <article key={risk}>
            <div className="matrix-risk">
              <h3>{risk}</h3>
              <p>{how}</p>
            </div>
            <dl>
              <Covers title={text.core} covers={core} />
              {optional && optional.length > 0 && <Covers title={text.optional} covers={optional} />}
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Covers({ title, covers }: { title: string; covers: Cover[] }) {
  const { linkTo } = useSite();
  return (
    <div>
      <dt>{title}</dt>
      {covers.map(({ label, href }) => {
        const target = linkTo(href);
        return <dd key={label}>{target ? <a href={target}>{label}</a> : label}</dd>;
      })}
    </div>
  );
}
