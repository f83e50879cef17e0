import type { ResultContext } from '../tool.ts';
import type { HealthResult } from './health-result.ts';
import { textLookup } from './text-lookup.ts';

type Input = Pick<ResultContext, 'answers' | 'content' | 'locale'> & { result: HealthResult };

/** How the places that were named are counted, so that no one need guess. */
export function placesInWords(input: Input): string[] {
  const { answers, result } = input;
  const { tier, parentsTier } = result.household;
  const say = textLookup(input);
  const [city, parentsCity] = [answers.city, answers['parents-city']].map((place) => place?.split(',')[0]);
  return [
    ...(city ? [say(`counts-as-${tier}`, { place: city })] : []),
    ...(parentsCity ? [say(`counts-as-${parentsTier}`, { place: parentsCity })] : []),
  ];
}
