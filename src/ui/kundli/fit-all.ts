import { type Fitted, fitAt, lineBreaks, stackHeight } from './fit-label.ts';
import { type House, houses as places } from './houses.ts';

/** In units; on a phone one is 0.89 pixels, so that 12.5 units are 11 pixels. */
const sharedSizes = [15.5, 15, 14.5, 14, 13.5, 13, 12.5];
const ownSizes = [12, 11.5, 11, 10.5, 10, 9.5, 9];

type Label = { label: string; word: string };

/** All labels at the largest size that fits every house; one that is too long for that is made smaller. */
export function fitAll(labels: readonly Label[]): Fitted[] {
  const smallest = sharedSizes.at(-1) ?? 0;
  const words = labels.map(({ label, word }, index) => ({
    place: placeOf(index),
    text: { breaks: lineBreaks(label), word },
  }));
  const fitting = words.filter(({ place, text }) => fitAt(place, text, smallest));
  const size = sharedSizes.find((wanted) => fitting.every(({ place, text }) => fitAt(place, text, wanted)));
  return words.map(({ place, text }) => {
    for (const wanted of [size ?? smallest, ...ownSizes]) {
      const fitted = fitAt(place, text, wanted);
      if (fitted) return fitted;
    }
    return forced(place, text.breaks[0] ?? []);
  });
}

/** Words of any length are shown, even if they touch a line. */
function forced({ heart }: House, lines: string[]): Fitted {
  const size = ownSizes.at(-1) ?? 9;
  return { size, lines, x: heart[0], top: heart[1] - (stackHeight(lines) * size) / 2 };
}

function placeOf(index: number): House {
  const place = places[index];
  if (!place) throw new RangeError(`A kundli has no house ${index + 1}`);
  return place;
}
