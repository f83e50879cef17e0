import { brand } from '#ui/brand/brand.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';
import { type SideOn, sideOnUmbrella } from '#ui/umbrella/side-on.ts';
import { umbrella as roundUmbrella } from '#ui/umbrella/umbrella.ts';
import { headFamilies } from './families.ts';
import type { HeadObject } from './head-object.ts';
import { isCovered, isUnder, rain } from './rain.ts';
import { setups } from './setups.ts';

type HeadSceneOptions = {
  object: HeadObject;
  audience: UmbrellaAudience;
  /** The word that the page's round umbrella is drawn from. */
  picture: string;
};

/** An object under its umbrella, in the rain. An ornament: what it stands for is said beside it. */
export function headScene({ object, audience, picture }: HeadSceneOptions): Scene {
  const setup = headFamilies[object.family];
  const { viewBox, drops, from, to, umbrella: usual } = setups[setup];
  const place = object.umbrella ?? usual;
  const isAbove = setup === 'above';
  const isDry = isAbove ? isCovered(place) : isUnder(place);
  const cover = isAbove
    ? seenFromAbove(place, audience, picture)
    : sideOnUmbrella(place, brand().umbrellas[audience]);
  return {
    viewBox,
    shapes: [rain({ drops, from, to, isDry }), ...object.shapes, cover, ...(object.front ?? [])],
  };
}

function seenFromAbove({ at, radius }: SideOn, audience: UmbrellaAudience, seed: string): Shape {
  const { shapes } = roundUmbrella({ seed, audience });
  return { kind: 'group', transform: { move: at, scale: radius / 100 }, shapes };
}
