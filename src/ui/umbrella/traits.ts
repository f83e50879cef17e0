import { seededNumbers } from './seeded-numbers.ts';

export const patternNames = [
  'bandhani',
  'plumes',
  'diamonds',
  'leaves',
  'leheriya',
  'mirrors',
  'paisley',
  'lotus',
  'lattice',
  'garland',
] as const;
export type PatternName = (typeof patternNames)[number];

export const arrangements = ['gored', 'solid', 'pale', 'ringed'] as const;
/** Which of the audience's colours goes where: by turns, one cloth, the pale cloth, or a pale heart. */
export type Arrangement = (typeof arrangements)[number];

export const hems = ['band', 'beads', 'scallops'] as const;
export type Hem = (typeof hems)[number];

export const crowns = ['petals', 'beads', 'rings'] as const;
export type Crown = (typeof crowns)[number];

/** Even, so that two cloths can go by turns. */
export const goreCounts = [10, 12, 14, 16] as const;

export type UmbrellaTraits = {
  pattern: PatternName;
  arrangement: Arrangement;
  gores: number;
  hem: Hem;
  crown: Crown;
  /** Degrees, less than one gore and its neighbour. */
  rotation: number;
};

/**
 * Found by trial over today's pages (`traits.test.ts`): no two of a group share pattern and colours, nor does
 * a page that lists others with any of them.
 */
const salt = 'c2pan';

/** The traits that make a page's umbrella its own: the same path always gives the same ones. */
export function umbrellaTraits(seed: string): UmbrellaTraits {
  const next = seededNumbers(`${salt}${seed}`);
  const gores = picked(goreCounts, next());
  return {
    gores,
    pattern: picked(patternNames, next()),
    arrangement: picked(arrangements, next()),
    hem: picked(hems, next()),
    crown: picked(crowns, next()),
    rotation: Math.round((next() * 720) / gores),
  };
}

function picked<Item>(items: readonly [Item, ...Item[]] | readonly Item[], number: number): Item {
  const item = items[Math.floor(number * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
