import type { VersionContent, Weight } from '../engine/version.ts';

/** Answers as they were asked and given, each question once. */
export function questionWords(
  answered: readonly Pick<Weight, 'question' | 'option'>[],
  { questions }: VersionContent,
): { label: string; value: string }[] {
  const names = [...new Set(answered.map(({ question }) => question))];
  return names.flatMap((name) => {
    const words = questions.find(({ key }) => key === name);
    const given = answered.find(({ question }) => question === name);
    const option = words?.options.find(({ key }) => key === given?.option);
    return words && option ? [{ label: words.short || words.label, value: option.label }] : [];
  });
}
