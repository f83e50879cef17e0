import { brand } from '../brand/brand.ts';
import type { Brand } from '../brand/read-brand.ts';
import type { Scene } from '../shapes/scene.ts';
import type { UmbrellaAudience } from './audiences.ts';
import { coatsFor } from './coats.ts';
import { foldedUmbrella, foldedViewBox } from './folded.ts';
import { openUmbrella, openViewBox } from './open.ts';
import { type UmbrellaTraits, umbrellaTraits } from './traits.ts';

export type UmbrellaState = 'open' | 'folded' | 'torn';

export type UmbrellaOptions = {
  /** The page's path: one page, one umbrella, wherever it appears. */
  seed: string;
  audience: UmbrellaAudience;
  state?: UmbrellaState;
  /** From the centre to the rib tips, in the scene's units; half the height when folded. */
  radius?: number;
};

/** Scenes of a brand by their options: a page shows the umbrellas of up to forty others, and to draw them took a fifth of rendering it. */
const kept = new WeakMap<Brand, Map<string, Scene>>();
const maxKept = 500;

/** A page's own umbrella: open and torn seen from above, folded seen from the side. */
export function umbrella({ seed, ...options }: UmbrellaOptions): Scene {
  const ofBrand = kept.get(brand()) ?? new Map<string, Scene>();
  kept.set(brand(), ofBrand);
  const key = JSON.stringify([seed, options.audience, options.state, options.radius]);
  const scene = ofBrand.get(key) ?? umbrellaWithTraits(umbrellaTraits(seed), options);
  ofBrand.set(key, scene);
  const [oldest] = ofBrand.keys();
  if (ofBrand.size > maxKept && oldest !== undefined) ofBrand.delete(oldest);
  return scene;
}

/** The same with every trait chosen by hand, for a style guide. */
export function umbrellaWithTraits(
  traits: UmbrellaTraits,
  { audience, state = 'open', radius = 100 }: Omit<UmbrellaOptions, 'seed'>,
): Scene {
  const coats = coatsFor(brand().umbrellas[audience], traits.arrangement);
  const isFolded = state === 'folded';
  const shapes = isFolded ? foldedUmbrella(traits, coats) : openUmbrella(traits, coats, state === 'torn');
  const viewBox = isFolded ? foldedViewBox : openViewBox;
  if (radius === 100) return { viewBox, shapes };
  const scale = radius / 100;
  const [left, top, width, height] = viewBox;
  return {
    viewBox: [left * scale, top * scale, width * scale, height * scale],
    shapes: [{ kind: 'group', transform: { scale }, shapes }],
  };
}
