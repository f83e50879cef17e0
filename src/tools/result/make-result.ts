import type { Locale } from '#ui/language/locales.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { Version } from '../engine/version.ts';
import { saveResult } from '../store/results.ts';
import type { ResultContext, Tool } from '../tool.ts';
import { resultContext } from './result-context.ts';
import { resultPath } from './result-path.ts';

type ToMake = { answers: Answers; version: Version; locale: Locale; isPartner: boolean };
type Made<Result> = { id: string; path: string; result: Result; context: ResultContext };

/** Works out what came of validated answers, and keeps them under an address of their own. */
export async function makeResult<Result>(tool: Tool<Result>, given: ToMake): Promise<Made<Result>> {
  const { answers, version, locale, isPartner } = given;
  const context = await resultContext(answers, version, locale);
  const result = tool.resultOf(answers, context.content);
  const id = await saveResult({
    questionnaire: tool.questionnaire.key,
    version: version.number,
    locale,
    answers,
    isPartner,
    band: tool.bandOf(result),
  });
  return { id, path: await resultPath(tool, { id, locale, isPartner }), result, context };
}
