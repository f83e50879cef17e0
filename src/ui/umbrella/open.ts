import { command, type Point } from '../shapes/path.ts';
import type { Scene, Shape } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import { cloth, edgeMiddle, type Frame, frame, gore, tipRadius } from './frame.ts';
import { patterns } from './patterns/patterns.ts';
import { everyGore } from './patterns/layers.ts';
import { tornGore, tornIndex } from './torn.ts';
import { crownOf, finial, hemOf, tips } from './trimmings.ts';
import type { UmbrellaTraits } from './traits.ts';

/** Where the light falls from, the shadow lies the other way. */
const shadow: Point = [3, 6];

/** The umbrella from above, whole or with one gore torn. */
export function openUmbrella(traits: UmbrellaTraits, coats: Coats, isTorn: boolean): Shape[] {
  const torn = isTorn ? tornIndex(traits) : undefined;
  const canopy = frame(traits.gores, torn);
  const outline = cloth(canopy, tipRadius);
  const turned = { rotate: traits.rotation };
  return [
    { kind: 'group', transform: { move: shadow, ...turned }, shapes: [{ kind: 'path', d: outline, fill: 'ink', opacity: 0.16 }] },
    {
      kind: 'group',
      className: 'umbrella-turn',
      shapes: [
        {
          kind: 'group',
          transform: turned,
          shapes: [
            ...(torn === undefined ? [] : tornGore(canopy, coats, torn)),
            { kind: 'path', d: outline, fill: coats.even },
            ...oddGores(canopy, coats),
            ...(coats.heart ? [{ kind: 'path', d: cloth(canopy, 40), fill: coats.heart } as const] : []),
            ...patterns[traits.pattern](canopy, coats),
            ...crownOf(traits.crown, canopy, coats),
            ...hemOf(traits.hem, canopy, coats),
            ...folds(canopy),
            tips(canopy, coats),
            ...finial(coats),
          ],
        },
      ],
    },
  ];
}

function oddGores(canopy: Frame, coats: Coats): Shape[] {
  if (coats.odd === coats.even) return [];
  return [everyGore(canopy, coats.odd, (index) => (index % 2 ? gore(canopy, tipRadius, index) : ''))];
}

/** Half of each gore lies in shade, which makes ribs of flat colour. */
function folds(canopy: Frame): Shape[] {
  const halves = canopy.indices.map((index) => {
    const middle = canopy.spot(edgeMiddle(canopy, tipRadius), index + 0.5);
    // The first half of the edge's own curve.
    const control: Point = halfway(canopy.spot(tipRadius, index), canopy.spot(tipRadius * 0.85, index + 0.5));
    return `M0 0${command('L', canopy.spot(tipRadius, index))}${command('Q', control, middle)}Z`;
  });
  return [{ kind: 'path', d: halves.join(''), fill: 'ink', opacity: 0.1 }];
}

function halfway([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

export const openViewBox: Scene['viewBox'] = [-108, -108, 216, 216];
