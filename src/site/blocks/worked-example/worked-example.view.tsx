import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { workedExampleMessages } from './messages/messages.ts';

/** A case reckoned to the rupee, like a bill: the lines, what they come to, and what it means. Always an illustration. */
export function WorkedExampleBlock({ block, anchor }: BlockProps<'worked-example'>) {
  const { caveat, label } = workedExampleMessages(useSite().locale);
  return (
    <Section name="worked-example" heading={block.heading} intro={block.story} anchor={anchor}>
      <div className="bill">
        <table aria-label={label(block.heading)}>
          <tbody>
            {block.lines.map(({ label: said, amount, isSum }) => (
              <tr key={said} className={isSum ? 'bill-sum' : undefined}>
                <th scope="row">{said}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="bill-outcome">{block.outcome}</p>
        <p className="bill-caveat">{caveat}</p>
      </div>
    </Section>
  );
}
