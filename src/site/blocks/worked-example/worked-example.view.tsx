import { useSite } from '../../document/site-context.tsx';
import { explainingMessages } from '../../pictures/explaining/messages/messages.ts';
import { BillTable } from '../bill-table.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

/** A case calculated to the rupee, like a bill: the lines, what they come to, and what it means. Always an illustration. */
export function WorkedExampleBlock({ block, anchor }: BlockProps<'worked-example'>) {
  const { caveat, sums } = explainingMessages(useSite().locale);
  return (
    <Section name="worked-example" heading={block.heading} intro={block.story} anchor={anchor}>
      <div className="bill">
        <BillTable label={sums(block.heading)} lines={block.lines} />
        <p className="bill-outcome">{block.outcome}</p>
        <p className="bill-caveat">{caveat}</p>
      </div>
    </Section>
  );
}
