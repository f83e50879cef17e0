import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import type { Locale } from '#ui/language/locales.ts';
import { inFigures } from '#ui/language/numbers.ts';
import type { CorporateHouse } from '../../corporate-risk/assessed-houses.ts';
import { type CorporateResult, corporateResultOf } from '../../corporate-risk/corporate-result.ts';
import { corporateRiskExamples } from '../../corporate-risk/corporate-risk.examples.ts';
import { parameterOf, textOf } from '../../engine/content-of.ts';
import type { VersionContent } from '../../engine/version.ts';
import { parameterInWords } from '../../parameters/parameter-in-words.ts';
import { formulaMessages } from '../messages/messages.ts';
import { type Finding, type Method, type MethodInput, type Working, withFirst } from '../method.ts';
import { methodMessages } from './messages/messages.ts';
import { statesOfHouses } from './states-of-houses.ts';

/** The company's chart: how each house came to its state, and what follows from all of them. */
export const corporateRiskMethod: Method = {
  examples: withFirst(corporateRiskExamples),
  findingsOf,
  workingsOf,
};

function findingsOf({ answers, content, locale }: MethodInput): Finding[] {
  const { corporate: text } = methodMessages(locale);
  const { houses, top, statutory, score } = corporateResultOf(answers, content);
  const listed = (names: readonly string[]) => names.join('; ') || text.none;
  return [
    ...statesOfHouses(houses, locale),
    { key: 'top', label: text.top, said: listed(top.map(({ label }) => plainLabel(label))) },
    { key: 'statutory', label: text.statutory, said: listed(lawsInWords(statutory, { content, locale })) },
    { key: 'score', label: text.score, said: String(score.value) },
  ];
}

type Words = { content: VersionContent; locale: Locale };

function lawsInWords(statutory: CorporateResult['statutory'], { content, locale }: Words): string[] {
  const { applies, mayApply } = methodMessages(locale).corporate;
  return statutory.map(({ key, state }) => {
    const name = textOf(content, `law-${key}-name`);
    return state === 'applies' ? applies(name) : mayApply(name);
  });
}

function workingsOf({ answers, content, locale }: MethodInput): Working[] {
  const text = methodMessages(locale);
  const { inherent, control, residual, insured } = text.corporate;
  const { houses } = corporateResultOf(answers, content);
  return [
    {
      title: text.houses,
      columns: [text.house, inherent, control, residual, insured, text.state],
      rows: houses.map((house) => rowOf(house, { content, locale })),
    },
  ];
}

function rowOf({ label, risk, insured, state }: CorporateHouse, { content, locale }: Words): string[] {
  const { notKnown, product } = methodMessages(locale);
  const { levels } = formulaMessages(locale);
  const measured = risk
    ? [
        product(risk.likelihood, risk.consequence, risk.inherent),
        parameterInWords(parameterOf(content.parameters, `control-${risk.control}`), locale),
        inFigures(risk.residual, locale),
      ]
    : [notKnown, notKnown, notKnown];
  const { states } = kundliMessages(locale);
  return [plainLabel(label), ...measured, insured ? (levels[insured] ?? insured) : notKnown, states[state]];
}
