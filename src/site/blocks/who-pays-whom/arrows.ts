import { between, type Flow, type PartyRole, type Place } from './parties.ts';

/** A flow as it is drawn: from party to party, beside its twin if there is one, as wide as its sum. */
export type Arrow = {
  flow: Flow;
  number: number;
  from: Place;
  to: Place;
  /** Pixels beside the straight line. */
  aside: { x: number; y: number };
  /** Where its number is, and where its head. */
  disc: Place;
  head: Place;
  /** Pixels. */
  width: number;
  isBand: boolean;
};

const line = 2;
const widest = 18;
const apart = 17;

/** @param places of everyone who takes part in them */
export function arrowsOf(flows: readonly Flow[], places: ReadonlyMap<PartyRole, Place>): Arrow[] {
  const largest = Math.max(0, ...flows.map(({ sumInr }) => sumInr ?? 0));
  return flows.flatMap((flow, index) => {
    const [from, to] = [places.get(flow.from), places.get(flow.to)];
    if (!from || !to) return [];
    const twins = between(flows, flow);
    const offset = (twins.indexOf(flow) - (twins.length - 1) / 2) * 2 * apart;
    const isBand = flow.sumInr !== undefined && largest > 0;
    // Lines from corner to corner cross half way: there no number is.
    const isDiagonal = Math.abs(from.x - to.x) > 40 && from.y !== to.y;
    return [
      {
        flow,
        number: index + 1,
        from,
        to,
        aside: from.y === to.y ? { x: 0, y: offset } : { x: offset, y: 0 },
        disc: along(from, to, isDiagonal ? 0.36 : 0.48),
        head: along(from, to, 0.7),
        width: isBand ? Math.max(line, ((flow.sumInr ?? 0) / largest) * widest) : line,
        isBand,
      },
    ];
  });
}

function along(from: Place, to: Place, part: number): Place {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
