import { Island } from '#ui/island/island.tsx';
import { inFigures } from '#ui/language/numbers.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { assumptionsOf, EarningsCase } from './earnings-case.tsx';
import type { EarningsInputsProps } from './earnings-inputs.tsx';
import { earningsMessages } from './messages/messages.ts';

/**
 * Calculates possible earnings from assumptions that are beside them. With a script the reader changes them; without,
 * they are read. Always an illustration.
 */
export function EarningsBlock({ block, anchor }: BlockProps<'earnings'>) {
  const { locale } = useSite();
  const text = earningsMessages(locale);
  const { cases } = block;
  return (
    <Section name="earnings" heading={block.heading} anchor={anchor} intro={block.text}>
      <div className="earnings">
        <Island<EarningsInputsProps> name="earnings" on="visible" props={{ cases, locale }}>
          <ul className="earnings-cases">
            {cases.map(({ title, ...selling }) => (
              <EarningsCase key={title} {...{ title, selling, locale }}>
                <dl>
                  {assumptionsOf(locale).map(([name, label]) => (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd>{inFigures(selling[name], locale)}</dd>
                    </div>
                  ))}
                </dl>
              </EarningsCase>
            ))}
          </ul>
        </Island>
        <p className="earnings-caveat">{text.caveat}</p>
        <h3>{text.assumptions}</h3>
        <ul className="earnings-assumptions">
          {block.assumptions.map(({ title, text: said }) => (
            <li key={title}>
              <strong>{title}</strong> {said}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
