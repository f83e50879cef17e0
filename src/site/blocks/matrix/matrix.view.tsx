import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { matrixMessages } from './messages/messages.ts';

type Cover = BlockProps<'matrix'>['block']['rows'][number]['core'][number];

/**
 * Which cover answers which risk. One fold a risk rather than a table: it is read on phones, and whose risk it is not
 * passes it by. Closed, it names the covers; open, it explains the risk and links them.
 */
export function MatrixBlock({ block, anchor }: BlockProps<'matrix'>) {
  const text = matrixMessages(useSite().locale);
  return (
    <Section name="matrix" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      <div className="matrix folds">
        <p className="matrix-head" aria-hidden="true">
          <span>{text.risk}</span>
          <span>{text.core}</span>
          <span>{text.optional}</span>
        </p>
        {block.rows.map(({ risk, how, core, optional }) => (
          <details key={risk}>
            <summary>
              <h3>{risk}</h3>
              <span className="fold-inside">
                <span>{namesOf(core)}</span>
                {optional && optional.length > 0 && <span>{namesOf(optional)}</span>}
              </span>
            </summary>
            <div className="matrix-answer">
              <p>{how}</p>
              <dl>
                <Covers title={text.core} covers={core} />
                {optional && optional.length > 0 && <Covers title={text.optional} covers={optional} />}
              </dl>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

function namesOf(covers: Cover[]): string {
  return covers.map(({ label }) => label).join(' · ');
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
