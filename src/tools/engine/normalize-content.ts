import type { VersionContent } from './version.ts';

type Lists = 'sections' | 'questions' | 'houses' | 'parameters' | 'weights' | 'texts';
type QuestionRow = Omit<VersionContent['questions'][number], 'options'> & {
  options?: VersionContent['questions'][number]['options'] | undefined;
};
type ParameterRow = Omit<VersionContent['parameters'][number], 'isAssumption'> & { isAssumption?: unknown };

/** As the content service keeps it: an empty list may be none, and a box that no one ticked is nothing. */
export type KeptContent = Partial<
  Omit<VersionContent, Lists> & Pick<VersionContent, 'sections' | 'houses' | 'weights' | 'texts'>
> & { questions?: readonly QuestionRow[]; parameters?: readonly ParameterRow[] };

/** Words and numbers in the shape of a version, also where most are still missing, as in a draft. */
export function normalizeContent(kept: KeptContent): VersionContent {
  const { title = '', whatChanged = '', sections = [], houses = [], weights = [], texts = [] } = kept;
  const { questions = [], parameters = [] } = kept;
  return {
    title,
    whatChanged,
    sections,
    questions: questions.map((question) => ({ ...question, options: question.options ?? [] })),
    houses,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      isAssumption: parameter.isAssumption === true,
    })),
    weights,
    texts,
  };
}
