import type { Point } from '../shapes/path.ts';
import type { Shape, ViewBox } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import { clothOutline, type Frame, foldOutline, frame, goreOutline, tipRadius } from './frame.ts';
import { filled } from './patterns/layers.ts';
import { patterns } from './patterns/patterns.ts';
import { tornGore, tornIndex } from './torn.ts';
import type { UmbrellaTraits } from './traits.ts';
import { crownOf, finial, hemOver, hemUnder, ribTips } from './trimmings.ts';

export const openViewBox: ViewBox = [-110, -110, 220, 220];

/** The light falls from the upper left. */
const shadowOffset: Point = [3, 6];

const heartRadius = 39;

/** The umbrella from above, whole or with one gore torn. The class lets a page turn it slowly. */
export function openUmbrella(traits: UmbrellaTraits, coats: Coats, isTorn: boolean): Shape[] {
  const { pattern, hem, crown, rotation: rotate } = traits;
  const torn = isTorn ? tornIndex(traits) : undefined;
  const canopy = frame(traits.gores, torn);
  const outline = clothOutline(canopy);
  const shadow: Shape = { kind: 'path', d: outline, fill: 'ink', opacity: 0.16 };
  const cloth: Shape = { kind: 'path', d: outline, fill: coats.even };
  const shapes = [
    ...(torn === undefined ? [] : tornGore(canopy, coats, torn)),
    ...hemUnder(hem, canopy, coats),
    cloth,
    ...oddGores(canopy, coats),
    ...heart(outline, coats),
    ...patterns[pattern](canopy, coats),
    ...crownOf(crown, canopy, coats),
    folds(canopy),
    ...hemOver(hem, canopy, coats),
    ribTips(canopy, coats),
    ...finial(coats),
  ];
  return [
    { kind: 'group', transform: { move: shadowOffset, rotate }, shapes: [shadow] },
    { kind: 'group', className: 'umbrella-turn', shapes: [{ kind: 'group', transform: { rotate }, shapes }] },
  ];
}

function oddGores(canopy: Frame, { even, odd }: Coats): Shape[] {
  if (odd === even) return [];
  return [filled(canopy, odd, (index) => (index % 2 ? goreOutline(canopy, index) : ''))];
}

function heart(outline: string, { heart: fill }: Coats): Shape[] {
  if (!fill) return [];
  const shapes: Shape[] = [{ kind: 'path', d: outline, fill }];
  return [{ kind: 'group', transform: { scale: heartRadius / tipRadius }, shapes }];
}

/** Half of each gore is in shade: flat colours become cloth over ribs. */
function folds(canopy: Frame): Shape {
  return { ...filled(canopy, 'ink', (index) => foldOutline(canopy, index)), opacity: 0.1 };
}
