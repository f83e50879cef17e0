import { definitions } from './definitions.ts';
import { faultsOf } from './engine/check-version.ts';
import { type KeptContent, normalizeContent } from './engine/normalize-content.ts';

/** Validates what staff are about to publish. @returns sentences; none when it may become a version */
export function faultsOfQuestionnaire(
  key: string,
  content: KeptContent,
  coverPages: readonly string[],
): string[] {
  const definition = definitions.find(({ questionnaire }) => questionnaire.key === key);
  if (!definition) return [`There is no questionnaire with the key ${key}.`];
  const { questionnaire, needs } = definition;
  return faultsOf(questionnaire, normalizeContent(content), { needs, coverPages });
}
