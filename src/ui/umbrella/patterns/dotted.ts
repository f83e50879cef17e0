import { command, dot } from '../../shapes/path.ts';
import { type Frame, inGore } from '../frame.ts';
import { beadDashes, drawnLines, onBothCloths, overAccent, type Pattern } from './layers.ts';

/** Bandhani, the tie-dye of Gujarat and Rajasthan: lozenges of small dots around one of another colour. */
export const bandhani: Pattern = (canopy, coats) => {
  const middle = (index: number) => dot(inGore(canopy, index, 0, lozengeMiddle));
  return [
    ...onBothCloths(canopy, coats, (gores, colour) => ({
      ...drawnLines(gores, colour, 4.2, (index) => lozenge(gores, index)),
      dashes: beadDashes(lozengeSide(canopy) / 3),
    })),
    drawnLines(canopy, coats.accent, 9, middle),
    ...onBothCloths(canopy, overAccent(coats), (gores, colour) => drawnLines(gores, colour, 3.4, middle)),
  ];
};

const lozengeMiddle = 64.5;
const lozengeHeight = 19;

function lozenge(canopy: Frame, index: number): string {
  const aside = lozengeAside(canopy);
  const at = (across: number, out: number) => inGore(canopy, index, across, lozengeMiddle + out);
  return `${command('M', at(0, -lozengeHeight))}${command('L', at(aside, 0), at(0, lozengeHeight), at(-aside, 0))}Z`;
}

function lozengeAside(canopy: Frame): number {
  return canopy.half(lozengeMiddle) * 0.72;
}

function lozengeSide(canopy: Frame): number {
  return Math.hypot(lozengeHeight, lozengeAside(canopy));
}

/** Shisha, mirrors sewn onto cloth: round glasses in a ring of thread, a small one above each. */
export const mirrors: Pattern = (canopy, coats) => {
  const width = Math.min(canopy.half(69) * 1.3, 25);
  const glass = (index: number) => dot(inGore(canopy, index, 0, 68));
  const glint = (index: number) => dot(inGore(canopy, index, width * 0.1, 68 + width * 0.1));
  const small = (index: number) => dot(inGore(canopy, index, 0, 47));
  return [
    drawnLines(canopy, coats.thread, width + 2.6, glass),
    drawnLines(canopy, coats.accent, width, glass),
    drawnLines(canopy, coats.thread, width * 0.7, glass),
    drawnLines(canopy, 'white', width * 0.6, glass),
    drawnLines(canopy, 'rain', width * 0.26, glint),
    drawnLines(
      canopy,
      coats.accent,
      4.6,
      (index) => dot(canopy.spot(80, index)) + dot(canopy.spot(57, index)),
    ),
    ...onBothCloths(canopy, coats, (gores, colour) => drawnLines(gores, colour, 8, small)),
    drawnLines(canopy, coats.detail, 4, small),
  ];
};

/** Toran, the garland over a door: marigold heads on a thread from rib to rib, a mango leaf in each bow. */
export const garland: Pattern = (canopy, coats) => {
  const strung = (index: number) =>
    command('M', canopy.spot(80, index)) +
    command('Q', canopy.spot(36, index + 0.5), canopy.spot(80, index + 1));
  const knot = (index: number) => dot(canopy.spot(80, index));
  return [
    ...onBothCloths(canopy, coats, (gores, fill) => ({
      kind: 'path',
      fill,
      d: gores.indices.map((index) => leaf(gores, index)).join(''),
    })),
    drawnLines(canopy, coats.thread, 1.2, strung),
    { ...drawnLines(canopy, coats.accent, 6.2, strung), dashes: beadDashes(6.4) },
    drawnLines(canopy, coats.accent, 9, knot),
    drawnLines(canopy, coats.thread, 3, knot),
  ];
};

function leaf(canopy: Frame, index: number): string {
  const wide = canopy.half(74) * 0.72;
  const at = (across: number, out: number) => inGore(canopy, index, across, out);
  return (
    command('M', at(0, 61)) + command('Q', at(-wide, 73), at(0, 85)) + command('Q', at(wide, 73), at(0, 61))
  );
}
