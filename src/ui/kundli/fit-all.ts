import { type Fitted, fitAt, lineBreaks, stackHeight } from './fit-label.ts';
import { type House, houses as places } from './houses.ts';

/** In units; on a phone one is 0.89 pixels, so that 12.5 units are 11 pixels. */
const sharedSizes = [15.5, 15, 14.5, 14, 13.5, 13, 12.5];
const ownSizes = [12, 11.5, 11, 10.5, 10, 9.5, 9];

type Words = { label: string; word: string };

/** All labels at the largest size that fits every house; one that is too long for that is made smaller. */
export function fitAll(words: readonly Words[]): Fitted[] {
  const smallest = sharedSizes.at(-1) ?? 0;
  const fitsAtAll = words.map(({ label, word }, index) => fitAt(placeOf(index), label, word, smallest));
  const size = sharedSizes.find((wanted) =>
    words.every(({ label, word }, index) => !fitsAtAll[index] || fitAt(placeOf(index), label, word, wanted)),
  );
  return words.map(({ label, word }, index) => {
    const place = placeOf(index);
    for (const wanted of [size ?? smallest, ...ownSizes]) {
      const fitted = fitAt(place, label, word, wanted);
      if (fitted) return fitted;
    }
    return forced(place, label);
  });
}

/** Words of any length are shown, even if they touch a line. */
function forced({ heart }: House, label: string): Fitted {
  const lines = lineBreaks(label)[0] ?? [label];
  const size = ownSizes.at(-1) ?? 9;
  return { size, lines, x: heart[0], top: heart[1] - (stackHeight(lines) * size) / 2 };
}

function placeOf(index: number): House {
  const place = places[index];
  if (!place) throw new RangeError(`A kundli has no house ${index + 1}`);
  return place;
}
