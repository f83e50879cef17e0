import type { ReportPart } from '../report/report.ts';

/** The parts of which the report on paper mostly consists. */
export function text(...sentences: string[]): ReportPart[] {
  return sentences.filter(Boolean).map((sentence) => ({ kind: 'text', text: sentence }));
}

export function heading(words: string, level: 2 | 3 = 2): ReportPart {
  return { kind: 'heading', text: words, level };
}
