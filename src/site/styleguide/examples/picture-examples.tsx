import { kundliDescription } from '#ui/kundli/describe-kundli.ts';
import { type HouseState, type KundliHouse, kundli } from '#ui/kundli/kundli.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { type UmbrellaAudience, umbrellaAudiences } from '#ui/umbrella/audiences.palette.ts';
import { arrangements, crowns, hems, type PatternName, patternNames } from '#ui/umbrella/traits.ts';
import { type UmbrellaState, umbrellaWithTraits } from '#ui/umbrella/umbrella.ts';
import { messages } from '../../messages/en.ts';
import type { ExampleGroup } from '../example.tsx';
import { guideText } from '../messages/en.ts';

const { sections, kundli: text } = guideText;
const states = ['open', 'folded', 'torn'] as const satisfies UmbrellaState[];
const houses: KundliHouse[] = messages.homePage.exampleHouses.map((house) => ({ ...house }));

/** The two pictures that carry the site. */
export const pictureExamples: ExampleGroup[] = [
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
        state: `${audience}, ${guideText.umbrella[state]}`,
        body: <Umbrella pattern="bandhani" audience={audience} state={state} />,
      })),
    ),
  },
  {
    id: 'kundli',
    title: sections.kundli,
    examples: [
      { state: text.mixed, body: <Chart name={text.mixed} id="mixed" houses={houses} /> },
      { state: text.covered, body: <Chart name={text.covered} id="covered" houses={allOf('covered')} /> },
      { state: text.open, body: <Chart name={text.open} id="open" houses={allOf('open')} /> },
    ],
  },
];

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

function Chart({ name, id, houses }: { name: string; id: string; houses: KundliHouse[] }) {
  const alternative = {
    id: `guide-kundli-${id}`,
    title: text.title(name),
    description: kundliDescription(houses),
  };
  return <Picture scene={kundli({ houses })} className="guide-kundli" alternative={alternative} />;
}

function allOf(state: HouseState): KundliHouse[] {
  return houses.map(({ label }) => ({ label, state }));
}

function turn<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}
