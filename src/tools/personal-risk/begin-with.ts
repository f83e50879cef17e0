import { textOf } from '../engine/content-of.ts';
import type { HouseState } from '../engine/houses.ts';
import type { VersionContent } from '../engine/version.ts';
import type { HouseInDetail } from '../houses/house-in-detail.ts';

/** Where to begin: with the papers if they are not in order, since that is free, then where most is missing. */
export function beginWith(houses: readonly HouseInDetail[], content: VersionContent): string {
  const papers = houses.find(({ key }) => key === 'papers');
  const first = (state: HouseState) =>
    houses.filter((house) => house.state === state).sort((one, other) => shareOf(one) - shareOf(other))[0];
  const say = (key: string, house: HouseInDetail) =>
    textOf(content, key, { house: house.label.replaceAll('\u00ad', '') });
  if (papers?.state === 'open' || papers?.state === 'thin') return say('begin-papers', papers);
  const missing = first('open') ?? first('thin');
  if (missing) return say('begin-other', missing);
  const unknown = first('unknown');
  return unknown ? say('begin-unknown', unknown) : textOf(content, 'begin-nothing');
}

function shareOf({ share, state }: HouseInDetail): number {
  return share ?? (state === 'open' ? 0 : 0.5);
}
