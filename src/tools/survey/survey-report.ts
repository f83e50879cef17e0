import { textOf } from '../engine/content-of.ts';
import type { Report, ReportPart } from '../report/report.ts';
import type { ResultContext } from '../tool.ts';
import { surveyMessages } from './messages/messages.ts';
import { answerLinks, coverLinks } from './survey-links.ts';
import type { SurveyResult } from './survey-result.ts';
import { keptTexts } from './survey-texts.ts';

/** The same thanks on paper, with the covers named. */
export function surveyReport(result: SurveyResult, context: ResultContext): Report {
  const { content, locale } = context;
  const text = surveyMessages(locale);
  return {
    title: textOf(content, 'headline'),
    lead: textOf(content, 'lead'),
    parts: [
      ...listed(text.kept, keptTexts(content)),
      ...listed(
        text.covers,
        coverLinks(result, context).map(({ label, about }) => (about ? `${label}: ${about}` : label)),
      ),
      ...listed(
        text.answers,
        answerLinks(result, context).map(({ label }) => label),
      ),
    ],
  };
}

function listed(heading: string, items: readonly string[]): ReportPart[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: heading, level: 2 },
    { kind: 'list', items },
  ];
}
