import type { ParameterUnit } from '#content/model.ts';
import type { Parameter } from '#tools/engine/version.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { inFigures } from '#ui/language/numbers.ts';

/** How a figure of each unit is typed, and between which bounds it makes sense. */
type Unit = {
  /** Written before and after the field. */
  before?: string;
  after?: string;
  min: number;
  max: number;
  isWhole?: true;
  /** A typed figure is so many times the stored one: a share is typed in per cent. */
  times?: number;
  /** The bounds in words. */
  bounds: string;
};

const crore = 10_000_000;
const units: Record<Exclude<ParameterUnit, 'list'>, Unit> = {
  rupees: {
    before: '₹',
    min: 0,
    max: 100_000 * crore,
    isWhole: true,
    bounds: 'whole rupees, up to 1,00,000 crore',
  },
  factor: { before: '×', min: 0, max: 100, bounds: 'a number from 0 to 100' },
  share: { after: '%', min: 0, max: 100, times: 100, bounds: 'a percentage from 0 to 100' },
  'percent-a-year': { after: '% a year', min: 0, max: 100, bounds: 'a percentage from 0 to 100' },
  years: { after: 'years', min: 0, max: 120, bounds: 'years, from 0 to 120' },
  count: { min: 0, max: 100_000, isWhole: true, bounds: 'a whole number, up to 1,00,000' },
};

export function unitOf(unit: ParameterUnit): Unit | undefined {
  return unit === 'list' ? undefined : units[unit];
}

/** A figure as it is typed: `12,50,000`, `7` for a share of 0.07, the names of a list. */
export function asTyped({ unit, value, list }: Pick<Parameter, 'unit' | 'value' | 'list'>): string {
  const known = unitOf(unit);
  if (!known) return list ?? '';
  return inFigures(exact(value * (known.times ?? 1)), defaultLocale);
}

/** @returns the figure as it is kept, or what to type instead */
export function readFigure(unit: Exclude<ParameterUnit, 'list'>, typed: string): number | string {
  const { min, max, isWhole, times = 1, bounds } = units[unit];
  const plain = typed.replace(/[\s,₹×%]/g, '');
  const number = /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  const fits = number >= min && number <= max && (!isWhole || Number.isInteger(number));
  return fits ? exact(number / times) : `Enter ${bounds}.`;
}

/** 7 per cent is 0.07, and 0.07 times 100 is 7. */
function exact(number: number): number {
  return Number(number.toPrecision(12));
}
