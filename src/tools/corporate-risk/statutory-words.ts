import { numberInFigures } from '#ui/language/numbers.ts';
import { parameterValue, textOf } from '../engine/content-of.ts';
import type { ResultContext } from '../tool.ts';
import type { StatutoryKey } from './statutory.ts';

/** A cover that a law speaks of: what it is called, which law, and who must have it. */
export function statutoryWords(
  key: StatutoryKey,
  { content, locale }: Pick<ResultContext, 'content' | 'locale'>,
): { name: string; source: string; condition: string } {
  const wage = numberInFigures(String(parameterValue(content, 'esi-wage')), locale);
  return {
    name: textOf(content, `law-${key}-name`),
    source: textOf(content, `law-${key}-source`),
    condition: textOf(content, `law-${key}-condition`, {
      people: parameterValue(content, 'esi-people'),
      wage,
    }),
  };
}
