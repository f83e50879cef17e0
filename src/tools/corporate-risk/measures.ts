import { keysIn } from '#forms/form.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent, Weight } from '../engine/version.ts';

/**
 * The four measures of a house that the formula takes from the answers: how likely the risk is (1 to 5, by year
 * anchors), what one event would cost (1 to 5, as a share of a year's turnover), what is done against it, and whether
 * it is insured. The mapping from answers to measures is content (`weights`).
 */
export const controlLevels = ['none', 'partly', 'in-place', 'tested'] as const;
export type Control = (typeof controlLevels)[number];

/** `not-needed`: there is nothing to insure, such as a board where there is no company. */
export const insuredLevels = ['no', 'partly', 'yes', 'not-needed'] as const;
export type Insured = (typeof insuredLevels)[number];

export const scoreLevels = ['1', '2', '3', '4', '5'] as const;

export const levelsOf = {
  likelihood: scoreLevels,
  consequence: scoreLevels,
  control: controlLevels,
  insured: insuredLevels,
} as const satisfies Record<string, readonly string[]>;
export type Measure = keyof typeof levelsOf;
export const measures = Object.keys(levelsOf) as Measure[];

/** The known measures of a house; a measure that no answer gives is absent. */
export type Measured = {
  likelihood?: number;
  consequence?: number;
  control?: Control;
  insured?: Insured;
  /** The answers that decided, in the order of the measures. */
  behind: readonly Pick<Weight, 'question' | 'option' | 'measure'>[];
};

/**
 * The gravest answer of each measure counts: so the house has the largest residual that its questions lead to.
 * @param standing answers to the questions that apply
 */
export function measuredHouse(
  house: string,
  standing: Answers,
  { weights }: Pick<VersionContent, 'weights'>,
): Measured {
  const spoken = weights.filter(
    (weight) => weight.house === house && keysIn(standing[weight.question] ?? '').includes(weight.option),
  );
  const decisive = measures.flatMap((measure) => gravest(spoken, measure) ?? []);
  const levelOf = (measure: Measure) => decisive.find((weight) => weight.measure === measure)?.level;
  const numberOf = (level: string | undefined) => (level === undefined ? undefined : Number(level));
  return {
    likelihood: numberOf(levelOf('likelihood')),
    consequence: numberOf(levelOf('consequence')),
    control: controlLevels.find((level) => level === levelOf('control')),
    insured: insuredLevels.find((level) => level === levelOf('insured')),
    behind: decisive,
  };
}

function gravest(spoken: readonly Weight[], measure: Measure): Weight | undefined {
  const levels: readonly string[] = levelsOf[measure];
  // Numbers grow graver, controls and insurance milder.
  const gravity = ({ level }: Weight) => levels.indexOf(level) * (levels === scoreLevels ? 1 : -1);
  return spoken
    .filter((weight) => weight.measure === measure)
    .reduce<Weight | undefined>(
      (worst, weight) => (worst && gravity(worst) >= gravity(weight) ? worst : weight),
      undefined,
    );
}
