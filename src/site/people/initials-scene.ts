import { brand } from '#ui/brand/brand.ts';
import { initialsOf } from '#ui/language/initials.ts';
import type { Scene } from '#ui/shapes/scene.ts';
import { type UmbrellaAudience, umbrellaAudiences } from '#ui/umbrella/audiences.ts';
import { seededNumbers } from '#ui/umbrella/seeded-numbers.ts';
import { sideOnUmbrella } from '#ui/umbrella/side-on.ts';

/** A portrait drawn from a name: its initials under an umbrella, in colours that are always the same for it. */
export function initialsScene(name: string): Scene {
  const next = seededNumbers(name);
  const audience = umbrellaAudiences[Math.floor(next() * umbrellaAudiences.length)] as UmbrellaAudience;
  const palette = brand().umbrellas[audience];
  return {
    viewBox: [0, 0, 100, 100],
    shapes: [
      { kind: 'circle', centre: [50, 50], radius: 50, fill: palette.pale },
      sideOnUmbrella({ at: [50, 46], radius: 34, stick: 0, hasCrook: false }, palette),
      {
        kind: 'text',
        at: [50, 82],
        text: initialsOf(name),
        size: 30,
        weight: 750,
        anchor: 'middle',
        fill: 'ink',
      },
    ],
  };
}
