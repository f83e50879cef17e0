import { type KeptCalls, readKeptCalls } from '#cases/kept-calls.ts';
import { listed } from '#content/read/list-source.ts';
import { versionOf } from '#content/read/source.ts';
import { dateInIndia } from '#platform/clock.ts';
import { addDays } from '#platform/days.ts';
import { fewestShown } from './minimum.ts';
import { type Availability, readAvailability } from './read-availability.ts';
import { readSpeeds, type Speeds } from './read-speeds.ts';

/** The figures that the site publishes of itself, of the four weeks that ended yesterday. */
export type OwnFigures = {
  first: string;
  last: string;
  speeds: Speeds;
  availability?: Availability;
  calls?: CallsInTime;
};

/** In ranges, so that no single call can be worked out from two days' figures. */
export type CallsInTime = {
  /** In percent; five apart. */
  share: { from: number; to: number };
  /** How many were due; without `to` there is no upper end. */
  due: { from: number; to?: number };
};

const days = 28;
const dueRanges = [fewestShown, 50, 100, 500];

/** Asked with the empty text. Its answer is another one each day, and the page that shows it names the day. */
export const ownFigures = listed<OwnFigures>({
  name: 'own-figures',
  tables: [],
  versions: async (asked) => new Map(asked.map((each) => [each, versionOf(dateInIndia())])),
  async read() {
    const today = dateInIndia();
    const [first, last] = [addDays(today, -days), addDays(today, -1)];
    const [speeds, availability, calls] = await Promise.all([
      readSpeeds(first, last),
      readAvailability(first, today),
      readKeptCalls(first, last),
    ]);
    return { first, last, speeds, availability, calls: inRanges(calls) };
  },
});

/** @returns nothing for too few calls */
export function inRanges({ kept, due }: KeptCalls): CallsInTime | undefined {
  if (due < fewestShown) return undefined;
  const from = Math.min(95, Math.floor((kept / due) * 20) * 5);
  const range = dueRanges.findLastIndex((least) => least <= due);
  const above = dueRanges[range + 1];
  return {
    share: { from, to: from + 5 },
    due: { from: dueRanges[range] ?? fewestShown, to: above && above - 1 },
  };
}
