import { alternativesOf, fieldOf, rulesOf } from '#forms/form.ts';
import { questionsInOrder } from './path.ts';
import type { Questionnaire } from './questionnaire.ts';
import type { VersionContent } from './version.ts';

/** Words and numbers that a questionnaire needs, besides a text for each question. */
export type Needs = {
  parameters: readonly string[];
  texts: readonly string[];
  houses: readonly string[];
  /** Returns the faults of the weights, in sentences for staff. */
  faultsOfWeights: (content: VersionContent) => string[];
};

/**
 * Everything that keeps a version from being published, as sentences that staff can act on; none when it may be.
 * @param coverPages `contentKey`s of the pages that there are
 */
export function faultsOf(
  questionnaire: Questionnaire,
  content: VersionContent,
  { needs, coverPages }: { needs: Needs; coverPages: readonly string[] },
): string[] {
  return [
    ...faultsOfOrder(questionnaire),
    ...faultsOfContent(questionnaire, content, needs),
    ...content.houses
      .filter(({ coverPage }) => !coverPages.includes(coverPage))
      .map(({ key, coverPage }) => `House ${key}: there is no page with the key ${coverPage}.`),
  ];
}

/** Returns what is missing or wrong in the words and numbers themselves, wherever the covers' pages are. */
export function faultsOfContent(
  questionnaire: Questionnaire,
  content: VersionContent,
  needs: Needs,
): string[] {
  return [
    ...faultsOfWords(questionnaire, content),
    ...missing('parameter', needs.parameters, content.parameters),
    ...missing('text', needs.texts, content.texts),
    ...missing('house', needs.houses, content.houses),
    ...faultsOfParameters(content),
    ...needs.faultsOfWeights(content),
  ];
}

/** A question may only wait for one before it: so no loop is possible, and each can be reached. */
function faultsOfOrder(questionnaire: Questionnaire): string[] {
  const order = questionsInOrder(questionnaire);
  const unplaced = Object.keys(questionnaire.fields).filter((name) => !order.includes(name));
  const faults = order.flatMap((name, index) => {
    const field = fieldOf(questionnaire, name);
    if (!field) return [`There is no question ${name}.`];
    const rules = rulesOf(field).flatMap(alternativesOf);
    return rules.flatMap((rule) => {
      const other = fieldOf(questionnaire, rule.field);
      const isBefore = order.slice(0, index).includes(rule.field);
      if (!isBefore) return [`Question ${name} depends on ${rule.field}, which does not come before it.`];
      const isPossible = rule.in.some((key) => Object.hasOwn(other?.options ?? {}, key));
      return isPossible ? [] : [`Question ${name} depends on an answer that ${rule.field} does not offer.`];
    });
  });
  return [...faults, ...unplaced.map((name) => `Question ${name} is not on any page.`)];
}

function faultsOfWords(questionnaire: Questionnaire, { questions, sections }: VersionContent): string[] {
  const ofQuestions = questionsInOrder(questionnaire).flatMap((name) => {
    const text = questions.find(({ key }) => key === name);
    if (!text?.label) return [`Question ${name} has no words.`];
    const options = Object.keys(fieldOf(questionnaire, name)?.options ?? {});
    return missing(`option of ${name}`, options, text.options);
  });
  return [
    ...ofQuestions,
    ...missing(
      'section',
      questionnaire.sections.map(({ key }) => key),
      sections,
    ),
  ];
}

function faultsOfParameters({ parameters }: VersionContent): string[] {
  return parameters.flatMap(({ key, source, asOf, value, unit, list }) => [
    ...(source ? [] : [`Parameter ${key} has no source.`]),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(asOf) ? [] : [`Parameter ${key} has no date.`]),
    ...(Number.isFinite(value) && value >= 0 ? [] : [`Parameter ${key} must be 0 or more.`]),
    ...(unit === 'list' && !list ? [`Parameter ${key} lists nothing.`] : []),
  ]);
}

function missing(what: string, wanted: readonly string[], given: readonly { key: string }[]): string[] {
  return wanted
    .filter((key) => !given.some((candidate) => candidate.key === key))
    .map((key) => `There is no ${what} ${key}.`);
}
