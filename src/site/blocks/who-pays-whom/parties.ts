import type { BlockOf } from '#content/model.ts';

/**
 * The parties, each in a place of its own, so that the insurer is where it was in the last picture. The reader is on
 * the left, the insurer on the right, the broker between them above, the others below.
 */
export const partyRoles = ['client', 'insurer', 'broker', 'provider', 'other'] as const;
export type PartyRole = (typeof partyRoles)[number];

export type Flow = BlockOf<'who-pays-whom'>['flows'][number];

/** Percent of the width, pixels of the height. */
export type Place = { x: number; y: number };

const rowHeight = 132;
const top = 34;
const [left, middle, right] = [18, 50, 82];

/** The places of those who take part, and the height that they need. */
export function placesOf(flows: readonly Flow[]): { places: Map<PartyRole, Place>; height: number } {
  const present = partyRoles.filter((role) => flows.some(({ from, to }) => from === role || to === role));
  const below = present.filter((role) => role === 'provider' || role === 'other');
  const line = present.includes('broker') ? top + rowHeight : top;
  const places = new Map<PartyRole, Place>();
  for (const role of present) {
    if (role === 'client') places.set(role, { x: left, y: line });
    if (role === 'insurer') places.set(role, { x: right, y: line });
    if (role === 'broker') places.set(role, { x: middle, y: top });
  }
  for (const [index, role] of below.entries()) {
    const x = below.length === 1 ? middle : [left, right][index];
    places.set(role, { x: x ?? middle, y: line + rowHeight });
  }
  return { places, height: (below.length > 0 ? line + rowHeight : line) + top };
}

/** Between two no more than this, or their lines would run outside of them. */
const maxBetween = 2;

/** @returns what is wrong with the flows, in words for editors, or `true` */
export function faultOfFlows(flows: unknown): true | string {
  // The screen asks with the number of rows, before they are sent.
  if (!Array.isArray(flows)) return true;
  const known = flows as Flow[];
  if (known.length < 2) return 'Add at least two flows.';
  for (const [index, { from, to, isWork, sumInr }] of known.entries()) {
    const name = `Flow ${index + 1}`;
    if (from === to) return `${name} begins and ends with the same party.`;
    if (isWork && sumInr) return `${name} is work: it has no sum.`;
    if (between(known, known[index]).length > maxBetween)
      return `${name}: between two parties there is room for ${maxBetween} flows.`;
  }
  return true;
}

/** All flows between the same two, either way. */
export function between(flows: readonly Flow[], flow: Flow | undefined): Flow[] {
  return flows.filter(
    ({ from, to }) => (from === flow?.from && to === flow.to) || (from === flow?.to && to === flow.from),
  );
}
