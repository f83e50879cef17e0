import { exactSum } from '#ui/language/numbers.ts';
import { useSite } from '../../document/site-context.tsx';
import { ExplainingFigure } from '../../pictures/explaining/explaining-figure.tsx';
import { explainingMessages } from '../../pictures/explaining/messages/messages.ts';
import { BillTable } from '../bill-table.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { descentOf } from './descent.ts';
import { billStaircaseMessages } from './messages/messages.ts';
import { Staircase } from './staircase.tsx';

/** Draws the cuts that each rule of a policy makes in a bill, until the rest is paid. */
export function BillStaircaseBlock({ block, anchor }: BlockProps<'bill-staircase'>) {
  const { locale } = useSite();
  const text = billStaircaseMessages(locale);
  const { heading, intro, note, isMadeUp } = block;
  const descent = descentOf(block);
  const sum = (rupees: number) => exactSum(rupees, locale);
  const bill = { label: block.bill, amount: sum(block.billInr) };
  const paid = { label: block.payer || text.payer, amount: sum(descent.paidInr) };
  const left = { label: block.bearer || text.bearer, amount: sum(descent.leftInr) };
  const steps = descent.treads.map(({ label, takenInr }, index) => ({
    label: text.step(index + 1, label),
    amount: text.taken(sum(takenInr)),
  }));
  const lines = [bill, ...steps, { ...paid, isSum: true }, { ...left, isSum: true }];
  return (
    <Section name="bill-staircase" heading={heading} intro={intro} anchor={anchor}>
      <ExplainingFigure note={note} isMadeUp={isMadeUp}>
        <Staircase
          {...{ descent, paid, left }}
          name={anchor}
          bill={bill.amount}
          finding={text.finding([bill, paid, left])}
        />
        <div className="bill">
          <BillTable label={explainingMessages(locale).sums(heading)} lines={lines} />
        </div>
      </ExplainingFigure>
    </Section>
  );
}
