import { inject } from 'vitest';
import { definitionOf } from '#tools/definitions.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import { resultEndpoints } from '#tools/journey/result-endpoints.ts';
import { sampleAnswers } from './sample-answers.ts';

/**
 * Answers everything that a tool asks, the quick way: as given, or with the first that is offered.
 * @returns the path of the result
 */
export async function sampleResultOf(
  key: QuestionnaireKey,
  given: Record<string, string> = {},
): Promise<string> {
  const { url } = inject('site');
  const answered = await fetch(`${url}/api/fetch_token`);
  const { data: token } = (await answered.json()) as { data: string };
  const cookie = answered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${url}/api/${resultEndpoints[key]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, token, cookie },
    body: JSON.stringify({ version: 1, answers: sampleAnswers(definitionOf(key).questionnaire, given) }),
  });
  const { data, status_description } = (await answer.json()) as {
    data?: { result?: { url: string } };
    status_description: string;
  };
  if (!data?.result) throw new Error(`There is no result: ${status_description}`);
  return data.result.url;
}
