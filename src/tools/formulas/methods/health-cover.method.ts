import { exactSum } from '#ui/language/numbers.ts';
import { textOf } from '../../engine/content-of.ts';
import { findingOf, inWords } from '../../health-cover/headline.ts';
import { healthCoverExamples } from '../../health-cover/health-cover.examples.ts';
import { healthResultOf } from '../../health-cover/health-result.ts';
import { stepLines } from '../../health-cover/step-lines.ts';
import { growthCases } from '../../health-cover/steps.ts';
import { textLookup } from '../../health-cover/text-lookup.ts';
import { type Finding, type Method, type MethodInput, type Working, withFirst } from '../method.ts';
import { methodMessages } from './messages/messages.ts';

/** The sum of a health cover: each step of the likely case, to the rupee, for each policy. */
export const healthCoverMethod: Method = { examples: withFirst(healthCoverExamples), findingsOf, workingsOf };

function findingsOf({ answers, content, locale }: MethodInput): Finding[] {
  const { health: text } = methodMessages(locale);
  const { estimate } = healthResultOf(answers, content);
  const say = textLookup({ content, locale });
  return [
    { key: 'headline', label: text.headline, said: findingOf(estimate, { content, locale }).headline },
    ...growthCases.map((growth) => ({
      key: growth,
      label: text.cases[growth],
      said: inWords(estimate[growth], say, locale),
    })),
    { key: 'base', label: text.base, said: exactSum(estimate.base, locale) },
    { key: 'top-up', label: text.topUp, said: exactSum(estimate.topUp, locale) },
  ];
}

function workingsOf({ answers, content, locale }: MethodInput): Working[] {
  const { step, change, soFar } = methodMessages(locale).health;
  const { estimate, numbers } = healthResultOf(answers, content);
  return estimate.policies.map((policy) => ({
    title: textOf(content, `policy-${policy.policy.who}`),
    columns: [step, change, soFar],
    rows: stepLines(policy, 'likely', { content, locale, numbers }).map((line) => [
      line.label,
      changeInWords(line.change, locale),
      exactSum(line.value, locale),
    ]),
  }));
}

function changeInWords(change: number, locale: MethodInput['locale']): string {
  return `${change < 0 ? '−' : '+'} ${exactSum(Math.abs(change), locale)}`;
}
