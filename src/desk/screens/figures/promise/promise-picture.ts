import { brand } from '#ui/brand/brand.ts';
import { command, dot, type Point } from '#ui/shapes/path.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';
import { beadWorth } from '../counts/garland.ts';
import type { PromiseOfPurpose } from './promise-figures.ts';

/**
 * First calls along the hours that were left of the promise: those that were made in time are under the umbrella, the
 * late ones in the rain, torn, and at its very end who has not been called yet. One row for each audience, all on one
 * scale, three quarters of the width dry.
 */
const [dryWidth, width, rowHeight, canopyHeight] = [300, 400, 68, 20];
const [fewestSlots, mostDrySlots, wetSlots] = [8, 24, 8];
/** In a slot beads are in columns side by side, as many as it is wide. */
const [beadStep, beadSize, tallest] = [5.2, 4.4, 12];
const wetSlot = (width - dryWidth) / wetSlots;

export type PromiseRow = {
  audience: UmbrellaAudience;
  dry: ReadonlyMap<number, number>;
  late: ReadonlyMap<number, number>;
  overdue: number;
};

/** The scale that all rows share. Past its end everything is in the last slot, and the axis says "or more". */
export type PromiseScale = {
  slots: number;
  slotHours: number;
  worth: number;
  hasMoreLeft: boolean;
  hasMoreLate: boolean;
};

export function promiseRows(purposes: readonly PromiseOfPurpose[]): PromiseRow[] {
  const rows = new Map<UmbrellaAudience, PromiseRow>();
  for (const { purpose, hoursLeft, hoursLate, overdue } of purposes) {
    const { audience } = purpose;
    const row = rows.get(audience) ?? { audience, dry: new Map(), late: new Map(), overdue: 0 };
    rows.set(audience, {
      audience,
      dry: added(row.dry, hoursLeft),
      late: added(row.late, hoursLate),
      overdue: row.overdue + overdue,
    });
  }
  return [...rows.values()];
}

export function promiseScale(rows: readonly PromiseRow[]): PromiseScale {
  const mostLeft = Math.max(0, ...rows.flatMap(({ dry }) => [...dry.keys()]));
  const mostLate = Math.max(0, ...rows.flatMap(({ late }) => [...late.keys()]));
  const slotHours = Math.min(4, Math.ceil((mostLeft + 1) / mostDrySlots));
  const slots = Math.min(mostDrySlots, Math.max(fewestSlots, Math.ceil((mostLeft + 1) / slotHours)));
  const scale = { slots, slotHours, worth: 1 };
  // As if all slots were as wide as the dry ones.
  const wider = columnsIn(dryWidth / slots) / columnsIn(wetSlot);
  const stacks = rows.flatMap((row) => [
    ...drySlots(row, scale),
    ...wetSlotsOf(row, scale).map((count) => count * wider),
  ]);
  return {
    ...scale,
    worth: beadWorth(Math.max(1, ...stacks), columnsIn(dryWidth / slots) * tallest),
    hasMoreLeft: mostLeft >= slots * slotHours,
    hasMoreLate: mostLate >= (wetSlots - 1) * slotHours,
  };
}

export function promiseRowScene(row: PromiseRow, scale: PromiseScale): Scene {
  const { cloth, thread } = brand().umbrellas[row.audience];
  const drySlot = dryWidth / scale.slots;
  const kept = drySlots(row, scale).flatMap((count, slot) =>
    stack(dryWidth - (slot + 0.5) * drySlot, drySlot, count / scale.worth),
  );
  const wet = wetSlotsOf(row, scale).map((count, slot) =>
    stack(dryWidth + (slot + 0.5) * wetSlot, wetSlot, count / scale.worth),
  );
  return {
    viewBox: [0, 0, width, rowHeight],
    shapes: [
      ...rain(rowHeight),
      { kind: 'path', d: `M0 ${rowHeight}H${width}`, stroke: 'line-strong' },
      { kind: 'path', d: `M${dryWidth} 0V${rowHeight}`, stroke: 'ink', strokeWidth: 2 },
      { kind: 'path', d: kept.map(dot).join(''), stroke: cloth, strokeWidth: beadSize, strokeEnds: 'round' },
      {
        kind: 'path',
        d: wet.slice(0, -1).flat().map(torn).join(''),
        fill: cloth,
        stroke: thread,
        strokeWidth: 0.6,
      },
      { kind: 'path', d: (wet.at(-1) ?? []).map(ring).join(''), stroke: thread, strokeWidth: 1.2 },
    ],
  };
}

/** The umbrella's rim over what is dry. */
export function canopyScene(): Scene {
  const { cloth, pale } = brand().umbrellas.everyone;
  const gores = 12;
  const gore = dryWidth / gores;
  const of = (rest: number) =>
    Array.from({ length: gores }, (_, place) => place)
      .filter((place) => place % 2 === rest)
      .map((place) => {
        const left = place * gore;
        return `M${left} 0H${left + gore}V${canopyHeight - 2}Q${left + gore / 2} ${canopyHeight - 12} ${left} ${canopyHeight - 2}Z`;
      })
      .join('');
  return {
    viewBox: [0, 0, width, canopyHeight],
    shapes: [
      ...rain(canopyHeight),
      { kind: 'path', d: of(0), fill: cloth },
      { kind: 'path', d: of(1), fill: pale },
      { kind: 'path', d: `M${dryWidth} 0V${canopyHeight}`, stroke: 'ink', strokeWidth: 2 },
    ],
  };
}

function rain(height: number): Shape[] {
  const drops: string[] = [];
  for (let y = 6; y < height - 8; y += 22)
    for (let x = dryWidth + 10 + (y % 4) * 4; x < width - 4; x += 17)
      drops.push(`${command('M', [x, y])}l-3 9`);
  return [
    { kind: 'path', d: `M${dryWidth} 0H${width}V${height}H${dryWidth}Z`, fill: 'rain-soft' },
    { kind: 'path', d: drops.join(''), stroke: 'rain', strokeWidth: 1.4, strokeEnds: 'round' },
  ];
}

function drySlots({ dry }: PromiseRow, { slots, slotHours }: Pick<PromiseScale, 'slots' | 'slotHours'>) {
  return inSlots(dry, slots, slotHours);
}

/** The last slot is for people who have not been called yet. */
function wetSlotsOf({ late, overdue }: PromiseRow, { slotHours }: Pick<PromiseScale, 'slotHours'>) {
  return [...inSlots(late, wetSlots - 1, slotHours), overdue];
}

function inSlots(hours: ReadonlyMap<number, number>, slots: number, slotHours: number): number[] {
  const counts = Array.from({ length: slots }, () => 0);
  for (const [hour, times] of hours) {
    const slot = Math.min(slots - 1, Math.floor(hour / slotHours));
    counts[slot] = (counts[slot] ?? 0) + times;
  }
  return counts;
}

function columnsIn(slot: number): number {
  return Math.floor(slot / beadStep);
}

/** Beads around the middle of a slot: a column, and where that is too tall a second one next to it, and so on. */
function stack(x: number, slot: number, count: number): Point[] {
  const beads = Math.ceil(count);
  const columns = Math.min(columnsIn(slot), Math.max(1, Math.ceil(beads / tallest)));
  const tall = Math.ceil(beads / columns);
  return Array.from({ length: beads }, (_, place) => [
    x + (Math.floor(place / tall) - (columns - 1) / 2) * beadStep,
    rowHeight / 2 + ((place % tall) - (Math.min(tall, beads) - 1) / 2) * beadStep,
  ]);
}

/** A bead with a gore missing. */
function torn([x, y]: Point): string {
  return `${command('M', [x, y])}v-2.5a2.5 2.5 0 1 0 2.5 2.5Z`;
}

function ring([x, y]: Point): string {
  return `${command('M', [x - 2, y])}a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z`;
}

function added(
  one: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const sum = new Map(one);
  for (const [key, times] of other) sum.set(key, (sum.get(key) ?? 0) + times);
  return sum;
}
