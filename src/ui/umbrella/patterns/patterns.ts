import type { PatternName } from '../traits.ts';
import { bandhani, garland, mirrors } from './dotted.ts';
import { leaves, lotus, paisley, plumes } from './grown.ts';
import type { Pattern } from './layers.ts';
import { diamonds, lattice, leheriya } from './woven.ts';

export const patterns: Record<PatternName, Pattern> = {
  bandhani,
  plumes,
  diamonds,
  leaves,
  leheriya,
  mirrors,
  paisley,
  lotus,
  lattice,
  garland,
};
