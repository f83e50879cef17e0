import { exactSum, inFigures } from '#ui/language/numbers.ts';
import { asSentences } from '#ui/language/sentences.ts';
import { useSite } from '../../document/site-context.tsx';
import { ExplainingFigure } from '../../pictures/explaining/explaining-figure.tsx';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';
import { layersMessages } from './messages/messages.ts';
import { borneOf, sharingOf } from './sharing.ts';
import { Towers } from './tower.tsx';

type LayersProps = BlockProps<'layers'>;
type Way = LayersProps['block']['cases'][number];

/**
 * Draws the shares in the bills of a year: base, top-up, super top-up, excess; one way to be insured beside another.
 */
export function LayersBlock({ block, anchor }: LayersProps) {
  const { heading, intro, note, isMadeUp, cases, bills } = block;
  const { you } = layersMessages(useSite().locale);
  const bearer = block.bearer || you;
  return (
    <Section name="layers" heading={heading} intro={intro} anchor={anchor}>
      <ExplainingFigure
        {...{ note, isMadeUp }}
        table={cases.map((way) => <WayAsTable key={way.title} {...{ way, bills, bearer }} />)}
      >
        <div className="layers">
          {cases.map((way, index) => (
            <WayDrawn key={way.title} {...{ way, bills, bearer }} name={`${anchor}-${index + 1}`} />
          ))}
        </div>
      </ExplainingFigure>
    </Section>
  );
}

type WayProps = { way: Way; bills: LayersProps['block']['bills']; bearer: string };

function WayDrawn({ way, bills, bearer, name }: WayProps & { name: string }) {
  const { locale } = useSite();
  const text = layersMessages(locale);
  const names = useNames(way);
  const sum = (rupees: number) => exactSum(rupees, locale);
  const sharings = sharingOf(
    bills.map(({ amountInr }) => amountInr),
    way.layers,
  );
  const towers = sharings.map(({ billInr, paidInr, openInr }, index) => ({
    label: bills[index]?.label ?? '',
    sum: sum(billInr),
    parts: [
      ...way.layers.map(({ kind }, place) => ({
        name: names[place] ?? '',
        inr: paidInr[place] ?? 0,
        isCovered: kind !== 'excess',
      })),
      { name: bearer, inr: openInr, isCovered: false },
    ]
      .filter(({ inr }) => inr > 0)
      .map((part) => ({ ...part, sum: inFigures(part.inr, locale) })),
  }));
  const finding = towers.map((tower) => {
    const parts = tower.parts.map((part) => text.part(part.name, sum(part.inr)));
    return text.shared(text.part(tower.label, tower.sum), parts.join(', '));
  });
  return (
    <div>
      <h3>{way.title}</h3>
      <ul className="layers-terms">
        {way.layers.map(({ kind, limitInr, startsAtInr = 0 }, index) => (
          <li key={names[index]}>{text.terms[kind](names[index] ?? '', sum(limitInr), sum(startsAtInr))}</li>
        ))}
      </ul>
      <Towers
        {...{ name, towers }}
        tallestInr={Math.max(...bills.map(({ amountInr }) => amountInr))}
        finding={asSentences([way.title, ...finding], locale)}
      />
    </div>
  );
}

function WayAsTable({ way, bills, bearer }: WayProps) {
  const { locale } = useSite();
  const text = layersMessages(locale);
  const names = useNames(way);
  const paying = way.layers.flatMap(({ kind }, place) => (kind === 'excess' ? [] : [place]));
  const sharings = sharingOf(
    bills.map(({ amountInr }) => amountInr),
    way.layers,
  );
  const rows = sharings.map((sharing, index) => [
    bills[index]?.label ?? '',
    ...[
      sharing.billInr,
      ...paying.map((place) => sharing.paidInr[place] ?? 0),
      borneOf(sharing, way.layers),
    ].map((rupees) => exactSum(rupees, locale)),
  ]);
  const columns = [text.bill, text.amount, ...paying.map((place) => names[place] ?? ''), bearer];
  return (
    <>
      <p>
        <strong>{way.title}</strong>
      </p>
      <DataTable label={way.title} {...{ columns, rows }} />
    </>
  );
}

/** Returns the editor's name of each layer, or its kind. */
function useNames({ layers }: Way): string[] {
  const { kinds } = layersMessages(useSite().locale);
  return layers.map(({ kind, label }) => label || kinds[kind]);
}
