import { plainLabel } from '#ui/kundli/plain-label.ts';
import { firstText } from '../engine/content-of.ts';
import { type HouseState, housesIn } from '../engine/houses.ts';
import type { VersionContent } from '../engine/version.ts';
import type { HouseInDetail } from '../houses/house-in-detail.ts';

type Beginning = {
  /** Keys of the sentence that says it, the first that the content has. */
  keys: readonly string[];
  house?: HouseInDetail | undefined;
  /** Where most is missing, if that is another house. */
  most?: HouseInDetail | undefined;
};

/** The sentence that names it. */
export function beginWith(houses: readonly HouseInDetail[], content: VersionContent): string {
  const { keys, house, most } = beginningOf(houses);
  const nameOf = (named: HouseInDetail | undefined) => (named ? plainLabel(named.label) : '');
  return firstText(content, keys, { house: nameOf(house), most: nameOf(most) });
}

/** The key of the house that this sentence names. */
export function houseToBeginWith(houses: readonly HouseInDetail[]): string | undefined {
  return beginningOf(houses).house?.key;
}

/**
 * Where to begin: with a vehicle that is not insured, since a law asks for that; with the documents if they are not in
 * order, since that is free; with what is not known if that is most; then where most is missing.
 */
function beginningOf(houses: readonly HouseInDetail[]): Beginning {
  const papers = houses.find(({ key }) => key === 'papers');
  const vehicle = houses.find(({ key }) => key === 'vehicle');
  const first = (state: HouseState) =>
    houses.filter((house) => house.state === state).sort((one, other) => shareOf(one) - shareOf(other))[0];
  if (vehicle?.state === 'open') return { keys: ['begin-vehicle'], house: vehicle };
  const unknown = housesIn(houses, 'unknown');
  const missing = unknown.length > houses.length / 2 ? undefined : (first('open') ?? first('thin'));
  if (papers?.state === 'open' || papers?.state === 'thin') {
    const most = missing?.key === papers.key ? undefined : missing;
    return { keys: [...(most ? ['begin-papers-most'] : []), 'begin-papers'], house: papers, most };
  }
  if (missing) return { keys: ['begin-other'], house: missing };
  const [unseen] = houses.filter(({ state }) => state === 'unknown');
  return unseen ? { keys: ['begin-unknown'], house: unseen } : { keys: ['begin-nothing'] };
}

function shareOf({ share, state }: HouseInDetail): number {
  return share ?? (state === 'open' ? 0 : 0.5);
}
