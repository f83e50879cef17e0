import type { ReportPart } from '../../report/report.ts';
import type { ResultContext } from '../../tool.ts';
import type { CorporateResult } from '../corporate-result.ts';

/** One subject of the result as parts of the report; none where there is nothing to say of it. */
export type Part = (result: CorporateResult, context: ResultContext) => ReportPart[];

export function heading(words: string): ReportPart {
  return { kind: 'heading', text: words, level: 2 };
}

export function text(words: string): ReportPart {
  return { kind: 'text', text: words };
}
