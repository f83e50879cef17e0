import { parameterValue } from '../engine/content-of.ts';
import type { HouseState } from '../engine/houses.ts';
import type { VersionContent } from '../engine/version.ts';
import type { Control, Insured, Measured } from './measures.ts';

/**
 * From measures to a house's state: inherent = likelihood × consequence, residual = that × what the control leaves of
 * it. Insured: covered while the residual is bearable, else thin; partly insured: thin; not insured: open from a
 * threshold up, else thin. Where the residual or the insurance is not known, neither is the state. Such scores
 * multiply ordinal numbers: they order a talk, and predict nothing.
 */
export type Assessed = {
  state: HouseState;
  /** Absent where likelihood, consequence or control is not known. */
  risk?: Risk;
  insured?: Insured;
};

/** Likelihood and consequence 1 to 5; inherent at most 25. */
export type Risk = {
  likelihood: number;
  consequence: number;
  control: Control;
  inherent: number;
  residual: number;
};

type Parameters = Pick<VersionContent, 'parameters'>;

export function assessHouse(
  { likelihood, consequence, control, insured }: Measured,
  content: Parameters,
): Assessed {
  // Nothing to insure: the other measures need not be known.
  if (insured === 'not-needed') return { state: 'covered', insured };
  if (!likelihood || !consequence || !control) return { state: 'unknown', insured };
  const inherent = likelihood * consequence;
  // 0.3 × 6 is 1.8 only after rounding.
  const residual = Math.round(inherent * parameterValue(content, `control-${control}`) * 100) / 100;
  const risk = { likelihood, consequence, control, inherent, residual };
  return { state: insured ? stateOf({ residual, insured }, content) : 'unknown', risk, insured };
}

function stateOf(
  { residual, insured }: { residual: number; insured: Insured },
  content: Parameters,
): HouseState {
  if (insured === 'partly') return 'thin';
  if (insured === 'no') return residual >= parameterValue(content, 'open-from') ? 'open' : 'thin';
  return residual <= parameterValue(content, 'covered-to') ? 'covered' : 'thin';
}

/** Bands of likelihood × consequence on the map, as strengths of rain. */
export const rains = ['light', 'moderate', 'heavy', 'very-heavy'] as const;
export type Rain = (typeof rains)[number];

export function rainAt(inherent: number, content: Parameters): Rain {
  const reached = rains.filter(
    (rain) => rain === 'light' || inherent >= parameterValue(content, `${rain}-from`),
  );
  return reached.at(-1) ?? 'light';
}
