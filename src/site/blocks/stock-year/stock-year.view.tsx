import { shortMonth } from '#ui/language/dates.ts';
import { exactSum, inFigures } from '#ui/language/numbers.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { asSentences } from '#ui/language/sentences.ts';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import { ExplainingFigure } from '../../pictures/explaining/explaining-figure.tsx';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';
import { stockYearMessages } from './messages/messages.ts';
import { PaidRow } from './paid-row.tsx';
import { StockRow } from './stock-row.tsx';
import { type StockMonth, yearOf } from './year.ts';

/** Twelve months of what is there against one sum insured, and what average leaves of the same loss in each. */
export function StockYearBlock({ block, anchor }: BlockProps<'stock-year'>) {
  const { locale } = useSite();
  const text = stockYearMessages(locale);
  const { heading, intro, note, isMadeUp, measure, sumInsuredInr, lossInr } = block;
  const year = yearOf(block);
  const limit = block.limit || text.limit;
  const rough = (rupees: number) => roughSum(rupees, locale);
  const table = (
    <DataTable
      label={siteMessages(locale).table.label(heading)}
      columns={[
        text.columns.month,
        measure,
        text.columns.share,
        text.columns.paid(exactSum(lossInr, locale)),
      ]}
      rows={year.map(({ month, valueInr, share, paidInr }) => [
        shortMonth(month, locale),
        exactSum(valueInr, locale),
        `${inFigures(Math.round(share * 1000) / 10, locale)}%`,
        exactSum(paidInr, locale),
      ])}
    />
  );
  const values = year.map(({ valueInr }) => valueInr);
  const says = [
    text.says({ measure, low: rough(Math.min(...values)), high: rough(Math.max(...values)) }),
    asSentences([text.insured(limit, rough(sumInsuredInr))], locale),
    cutsInWords(),
  ].join(' ');
  return (
    <Section name="stock-year" heading={heading} intro={intro} anchor={anchor}>
      <ExplainingFigure {...{ note, isMadeUp, table }}>
        <div role="img" aria-label={says}>
          <div className="stock" aria-hidden="true">
            <StockRow {...{ year, sumInsuredInr, limit }} name={anchor} />
            <PaidRow {...{ year, lossInr }} name={anchor} />
          </div>
        </div>
      </ExplainingFigure>
    </Section>
  );

  function cutsInWords(): string {
    // Also where less is there than is lost.
    const cut = year.filter(({ paidInr }) => paidInr < lossInr);
    if (cut.length === 0) return text.allPaid(rough(lossInr));
    const said = ({ month, paidInr }: StockMonth) =>
      text.cutIn(shortMonth(month, locale), exactSum(paidInr, locale));
    const months = cut.map(said).join(', ');
    return cut.length < year.length ? text.cut(rough(lossInr), months) : text.allCut(rough(lossInr), months);
  }
}
