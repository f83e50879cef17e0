import { type Condition, type Field, fieldOf, rulesOf } from '#forms/form.ts';
import { isOptionalQuestion, type Questionnaire } from '../engine/questionnaire.ts';
import type { QuestionText, Version, VersionContent } from '../engine/version.ts';

/** A questionnaire as programs read it: the definition with the words of a version, under the names of the endpoints. */
export type SentQuestions = { key: string; version: number; sections: SentSection[] };
type SentSection = { key: string; title: string; questions: SentQuestion[] };
type SentCondition = { question: string; in: readonly string[] };
/** True with one of these answers, or else if one in `or` is. */
type SentRule = SentCondition & { or?: SentCondition[] };

export type SentQuestion = {
  key: string;
  label: string;
  type: string;
  options?: { value: string; label: string }[];
  min?: number;
  max?: number;
  optional: boolean;
  /** Absent where it is always asked; if there are several, all must be true. */
  show_if?: SentRule | SentRule[];
  why: string;
};

type QuestionsToSend = {
  questionnaire: Questionnaire;
  version: Pick<Version, 'number'>;
  content: VersionContent;
  /** Left out: all of them. */
  names?: readonly string[];
};

export function questionsAsJson({ questionnaire, version, content, names }: QuestionsToSend): SentQuestions {
  const sections = questionnaire.sections.map(({ key, pages }) => ({
    key,
    title: content.sections.find((section) => section.key === key)?.title ?? key,
    questions: pages
      .flat()
      .filter((name) => !names || names.includes(name))
      .flatMap((name) => questionAsSent(name, fieldOf(questionnaire, name), content)),
  }));
  return {
    key: questionnaire.key,
    version: version.number,
    sections: sections.filter(({ questions }) => questions.length > 0),
  };
}

function questionAsSent(
  name: string,
  field: Field | undefined,
  { questions }: VersionContent,
): SentQuestion[] {
  const text = questions.find(({ key }) => key === name);
  if (!field || !text) return [];
  const { kind, min, max } = field;
  const show_if = rulesAsSent(field);
  return [
    {
      key: name,
      label: text.label,
      type: kind,
      ...(field.options && { options: optionsAsSent(field.options, text) }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      optional: isOptionalQuestion(field),
      ...(show_if && { show_if }),
      why: text.why,
    },
  ];
}

function optionsAsSent(options: NonNullable<Field['options']>, { options: texts }: QuestionText) {
  return Object.keys(options).map((value) => ({
    value,
    label: texts.find(({ key }) => key === value)?.label ?? value,
  }));
}

function rulesAsSent(field: Field): SentRule | SentRule[] | undefined {
  const rules = rulesOf(field).map(({ or, ...rule }) => ({
    ...asSentCondition(rule),
    ...(or && { or: or.map(asSentCondition) }),
  }));
  return rules.length > 1 ? rules : rules[0];
}

function asSentCondition({ field, in: answers }: Condition): SentCondition {
  return { question: field, in: answers };
}
