import { fieldOf } from '#forms/form.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type CheckedSection, checkList } from '../engine/check-list.ts';
import { contentOf, wordsOf } from '../engine/content-of.ts';
import type { Answers, Questionnaire } from '../engine/questionnaire.ts';
import type { Parameter, Version, VersionContent } from '../engine/version.ts';
import { parameterMessages } from '../parameters/messages/messages.ts';
import { parameterInWords } from '../parameters/parameter-in-words.ts';
import type { Finding, Method, Working } from './method.ts';
import { methodMessages } from './methods/messages/messages.ts';

/**
 * All that a version of a tool calculates with, as plain data: the page of formulas renders it, and programs get it as it
 * is.
 */
export type OpenFormula = Pick<VersionContent, 'title' | 'whatChanged'> & {
  key: string;
  version: number;
  /** ISO date and time. */
  publishedAt: string;
  /** The formula in words, with the numbers of this version. */
  formula: readonly string[];
  example: WorkedExample;
  parameters: readonly OpenParameter[];
  /** The effect of each answer; empty where nothing is weighted. */
  houses: readonly OpenHouse[];
  /** All of this tool, the newest first. */
  versions: readonly PublishedVersion[];
};

export type PublishedVersion = { number: number; publishedAt: string; whatChanged: string };

export type WorkedExample = {
  answers: readonly CheckedSection[];
  workings: readonly Working[];
  findings: readonly Finding[];
};

/** `inWords`: the value as people read it. */
export type OpenParameter = Parameter & { inWords: string };

export type OpenHouse = { key: string; label: string; about: string; questions: readonly WeightedQuestion[] };

/** The effect of a question's options on a house: measure and level. */
export type WeightedQuestion = {
  key: string;
  asked: string;
  options: readonly { key: string; label: string; says: readonly { measure: string; level: string }[] }[];
};

export type OpenFormulaInput = {
  version: Version;
  published: readonly PublishedVersion[];
  questionnaire: Questionnaire;
  method: Method;
  locale: Locale;
};

export function openFormula(input: OpenFormulaInput): OpenFormula {
  const { version, published, questionnaire, method, locale } = input;
  const content = contentOf(version, locale);
  const [{ answers }] = method.examples;
  const worked = { answers: withPlaces(questionnaire, answers, locale), content, locale };
  const numbers = (key: string) => {
    const parameter = content.parameters.find((candidate) => candidate.key === key);
    // In a sentence a number stays with its sign.
    return parameter ? parameterInWords(parameter, locale).replaceAll(' ', '\u00a0') : '';
  };
  return {
    key: version.questionnaire,
    title: content.title,
    version: version.number,
    publishedAt: version.publishedAt,
    whatChanged: content.whatChanged,
    formula: [
      ...methodMessages(locale).formulas[version.questionnaire](numbers),
      ...(method.rulesOf?.({ content, locale }) ?? []),
    ],
    example: {
      answers: checkList(questionnaire, worked),
      workings: method.workingsOf(worked),
      findings: method.findingsOf(worked),
    },
    parameters: content.parameters.map((parameter) => ({
      ...parameter,
      inWords: parameterInWords(parameter, locale),
    })),
    houses: content.houses.map(({ key, label, about }) => ({
      key,
      label: plainLabel(label),
      about,
      questions: weightedQuestions(key, content),
    })),
    versions: published,
  };
}

/** The example's cities as people read them; the formula counts them by any spelling. */
function withPlaces(questionnaire: Questionnaire, answers: Answers, locale: Locale): Answers {
  const { place } = parameterMessages(locale);
  const said = Object.entries(answers).map(([name, value]) => {
    const isCity = fieldOf(questionnaire, name)?.kind === 'city';
    return [name, isCity && value ? place(value) : value];
  });
  return Object.fromEntries(said);
}

function weightedQuestions(house: string, content: VersionContent): WeightedQuestion[] {
  const weights = content.weights.filter((weight) => weight.house === house);
  const words = wordsOf(content);
  return content.questions
    .filter(({ key }) => weights.some(({ question }) => question === key))
    .map(({ key, label, options }) => ({
      key,
      asked: words[key]?.short ?? label,
      options: options.flatMap((option) => {
        const says = weights
          .filter((weight) => weight.question === key && weight.option === option.key)
          .map(({ measure, level }) => ({ measure, level }));
        return says.length > 0 ? [{ key: option.key, label: option.label, says }] : [];
      }),
    }));
}
