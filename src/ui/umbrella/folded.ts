import type { Shape, ViewBox } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import type { UmbrellaTraits } from './traits.ts';
export const foldedViewBox: ViewBox = [-40, -108, 80, 216];
export function foldedUmbrella(_traits: UmbrellaTraits, _coats: Coats): Shape[] { return []; }
