import type { Colour } from '../shapes/colours.ts';
import type { UmbrellaPalette } from './audiences.ts';
import type { Arrangement } from './traits.ts';

/** Which colour each part of an umbrella wears. Gores count from 0, so the first is even. */
export type Coats = {
  even: Colour;
  odd: Colour;
  /** The pattern on even and on odd gores. */
  onEven: Colour;
  onOdd: Colour;
  /** Small touches that read on either cloth. */
  accent: Colour;
  /** Small touches on the pattern itself. */
  detail: Colour;
  hem: Colour;
  crown: Colour;
  heart?: Colour;
  thread: Colour;
};

export function coatsFor({ cloth, pale, trim, thread }: UmbrellaPalette, arrangement: Arrangement): Coats {
  const shared = { accent: trim, detail: trim, hem: trim, crown: trim, thread };
  if (arrangement === 'gored') return { ...shared, even: cloth, odd: pale, onEven: pale, onOdd: cloth };
  if (arrangement === 'solid') return { ...shared, even: cloth, odd: cloth, onEven: pale, onOdd: pale };
  if (arrangement === 'pale') {
    return { ...shared, even: pale, odd: pale, onEven: cloth, onOdd: cloth, hem: cloth, crown: cloth };
  }
  const ringed = { even: cloth, odd: cloth, onEven: pale, onOdd: trim, heart: pale };
  return { ...shared, ...ringed, detail: cloth, crown: cloth };
}
