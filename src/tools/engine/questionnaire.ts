import type { Field, Form, Values } from '#forms/form.ts';

/**
 * The questions of a tool: a form whose fields are questions, put into sections and, within them, onto pages. Questions
 * and the rules by which they are shown come with the project and are here as data; their labels, why they are asked,
 * weights and parameters are content (`version.ts`). Nothing in this folder knows React or a database.
 */
export type Questionnaire<Name extends string = string> = Form<Name> & {
  key: QuestionnaireKey;
  sections: readonly Section<Name>[];
  /** About how many pages it has for most: at the first one no one knows yet which will apply. */
  length: number;
};

export const questionnaireKeys = [
  'health-cover',
  'personal-risk',
  'corporate-risk',
  'fertility-survey',
] as const;
export type QuestionnaireKey = (typeof questionnaireKeys)[number];

export type Section<Name extends string = string> = {
  key: string;
  /** One page each: a question, or a short group of them. A page is known by its first question. */
  pages: readonly (readonly Name[])[];
};

/** A question is a field; a rule may only look at questions that are before it. */
export type Question = Field;

/** Whether a caller may send no answer to it. On a page, a question that can be declined still asks for that to be said. */
export function isOptionalQuestion({ isOptional = false, isDeclinable = false }: Question): boolean {
  return isOptional || isDeclinable;
}

/**
 * Accepted answers by question: the key of a choice, the keys of several joined by commas, digits, text, or
 * `preferNot`. Empty where nothing was answered or asked.
 */
export type Answers<Name extends string = string> = Values<Name>;
