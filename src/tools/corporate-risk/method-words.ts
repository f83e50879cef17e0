import { parameterValue, textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { CorporateResult } from './corporate-result.ts';

/** How it was calculated, and the one number for the record. */
export function methodWords({ score }: Pick<CorporateResult, 'score'>, content: VersionContent): string[] {
  const [covered, open] = [parameterValue(content, 'covered-to'), parameterValue(content, 'open-from')];
  const record = textOf(content, 'score', { score: score.value, houses: score.houses });
  return [textOf(content, 'method', { covered, open }), ...(score.houses > 0 ? [record] : [])];
}
