import { plainLabel } from '#ui/kundli/plain-label.ts';
import { firstText, textOf } from '../engine/content-of.ts';
import { type HouseState, housesIn } from '../engine/houses.ts';
import type { VersionContent } from '../engine/version.ts';
import type { HouseInDetail } from '../houses/house-in-detail.ts';

/**
 * Where to begin: with a vehicle that is not insured, since a law asks for that; with the documents if they are not in
 * order, since that is free; with what is not known if that is most; then where most is missing.
 */
export function beginWith(houses: readonly HouseInDetail[], content: VersionContent): string {
  const papers = houses.find(({ key }) => key === 'papers');
  const vehicle = houses.find(({ key }) => key === 'vehicle');
  const first = (state: HouseState) =>
    houses.filter((house) => house.state === state).sort((one, other) => shareOf(one) - shareOf(other))[0];
  const say = (key: string, house: HouseInDetail) => textOf(content, key, { house: plainLabel(house.label) });
  if (vehicle?.state === 'open') return say('begin-vehicle', vehicle);
  const unknown = housesIn(houses, 'unknown');
  const missing = unknown.length > houses.length / 2 ? undefined : (first('open') ?? first('thin'));
  if (papers?.state === 'open' || papers?.state === 'thin') {
    const other = missing && missing.key !== papers.key ? plainLabel(missing.label) : undefined;
    const keys = [...(other ? ['begin-papers-most'] : []), 'begin-papers'];
    return firstText(content, keys, { house: plainLabel(papers.label), most: other ?? '' });
  }
  if (missing) return say('begin-other', missing);
  const [unseen] = houses.filter(({ state }) => state === 'unknown');
  return unseen ? say('begin-unknown', unseen) : textOf(content, 'begin-nothing');
}

function shareOf({ share, state }: HouseInDetail): number {
  return share ?? (state === 'open' ? 0 : 0.5);
}
