import { parameterOf, parameterValue, textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { Risk } from './assess-house.ts';

/** How often, how much, and what is against it: one sentence, none where it is not known. */
export function riskInWords(risk: Risk | undefined, content: VersionContent): string[] {
  if (!risk) return [];
  return [
    textOf(content, 'why-risk', {
      likelihood: likelihoodInWords(risk.likelihood, content),
      consequence: consequenceInWords(risk.consequence, content),
      control: textOf(content, `control-${risk.control}`),
    }),
  ];
}

export function likelihoodInWords(level: number, content: VersionContent): string {
  return textOf(content, `likelihood-${level}`, {
    years: parameterValue(content, `likelihood-${level}-years`),
  });
}

/** The level's share of a year's turnover: from the one below's upper end to its own. */
export function consequenceInWords(level: number, content: VersionContent): string {
  const { from, to } = shareOf(level, content);
  return textOf(content, `consequence-${level}`, { from: percent(from), to: percent(to) });
}

/** The ends of a level's share, 0 to 1; the highest level ends nowhere. */
export function shareOf(level: number, { parameters }: VersionContent): { from: number; to: number } {
  const endOf = (of: number) =>
    of < 1 ? 0 : of > 4 ? 1 : parameterOf(parameters, `consequence-${of}-share`).value;
  return { from: endOf(level - 1), to: endOf(level) };
}

function percent(share: number): number {
  // 0.005 × 100 is 0.5 only after rounding.
  return Math.round(share * 1000) / 10;
}
