import { kundliDescription } from '#ui/kundli/describe-kundli.ts';
import type { HouseState } from '#ui/kundli/house-state.ts';
import { type KundliHouse, kundli } from '#ui/kundli/kundli.ts';
import type { Locale } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { type UmbrellaAudience, umbrellaAudiences } from '#ui/umbrella/audiences.ts';
import { arrangements, crowns, hems, type PatternName, patternNames } from '#ui/umbrella/traits.ts';
import { type UmbrellaState, umbrellaWithTraits } from '#ui/umbrella/umbrella.ts';
import { exampleHouses } from '../../home/risk-chart.tsx';
import type { Examples } from '../example.tsx';
import { guideMessages } from '../messages/messages.ts';

const states = ['open', 'folded', 'torn'] as const satisfies UmbrellaState[];

/** The two pictures that carry the site. */
export const pictureExamples: Examples = (locale) => {
  const { sections, kundli: text, umbrella } = guideMessages(locale);
  const houses = exampleHouses(locale);
  const allOf = (state: HouseState) => houses.map(({ label }) => ({ label, state }));
  return [
    {
      id: 'umbrellas',
      title: sections.umbrellas,
      examples: patternNames.map((pattern, index) => ({
        state: pattern,
        body: <Umbrella pattern={pattern} audience={turn(umbrellaAudiences, index)} place={index} />,
      })),
    },
    {
      id: 'umbrella-states',
      title: sections['umbrella-states'],
      examples: umbrellaAudiences.flatMap((audience) =>
        states.map((state) => ({
          state: `${audience}, ${umbrella[state]}`,
          body: <Umbrella pattern="bandhani" audience={audience} state={state} />,
        })),
      ),
    },
    {
      id: 'kundli',
      title: sections.kundli,
      examples: [
        { state: text.mixed, body: <Chart name={text.mixed} id="mixed" houses={houses} locale={locale} /> },
        {
          state: text.covered,
          body: <Chart name={text.covered} id="covered" houses={allOf('covered')} locale={locale} />,
        },
        {
          state: text.open,
          body: <Chart name={text.open} id="open" houses={allOf('open')} locale={locale} />,
        },
      ],
    },
  ];
};

type UmbrellaProps = {
  pattern: PatternName;
  audience: UmbrellaAudience;
  state?: UmbrellaState;
  /** In a row: so that hems, crowns and arrangements take turns as well. */
  place?: number;
};

function Umbrella({ pattern, audience, state, place = 0 }: UmbrellaProps) {
  const traits = {
    pattern,
    arrangement: turn(arrangements, place),
    hem: turn(hems, place),
    crown: turn(crowns, place + 1),
    gores: 12,
    rotation: 8,
  };
  return <Picture scene={umbrellaWithTraits(traits, { audience, state })} className="guide-umbrella" />;
}

type ChartProps = { name: string; id: string; houses: KundliHouse[]; locale: Locale };

function Chart({ name, id, houses, locale }: ChartProps) {
  const alternative = {
    id: `guide-kundli-${id}`,
    title: guideMessages(locale).kundli.title(name),
    description: kundliDescription(houses, locale),
  };
  return <Picture scene={kundli({ houses, locale })} className="guide-kundli" alternative={alternative} />;
}

function turn<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}
