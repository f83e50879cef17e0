import { plainLabel } from '#ui/kundli/plain-label.ts';
import { textOf } from '../../engine/content-of.ts';
import { inFigures } from '../in-figures.ts';
import { corporateMessages } from '../messages/messages.ts';
import { uninsuredWords } from '../uninsured-words.ts';
import { heading, type Part, text } from './part.ts';

/** The knowledge gaps. */
export const gapParts: Part = ({ houses, gaps }, { content, locale }) => {
  const words = corporateMessages(locale).gaps;
  const unknown = houses.filter(({ state }) => state === 'unknown');
  if (gaps.length === 0) return [];
  return [
    heading(words.title),
    text(textOf(content, 'gaps-intro')),
    ...(unknown.length > 0
      ? [
          { kind: 'heading', text: words.houses, level: 3 } as const,
          { kind: 'list', items: unknown.map(({ label }) => plainLabel(label)) } as const,
        ]
      : []),
    { kind: 'heading', text: words.answers, level: 3 },
    { kind: 'list', items: gaps.map(({ asked }) => asked) },
  ];
};

/** The largest that no one insures. */
export const largestParts: Part = (result, { content, locale }) => {
  const { top: words, report } = corporateMessages(locale);
  const { title, sentences } = uninsuredWords(result, content, locale);
  if (result.top.length === 0) return [heading(title), ...sentences.map(text)];
  return [
    heading(title),
    text(`${report.beforeAndLeft} ${textOf(content, 'top-note')}`),
    {
      kind: 'table',
      columns: [report.columns.house, report.columns.before, report.columns.left, words.free, words.cover],
      rows: result.top.map(({ label, risk, action, cover }) => [
        plainLabel(label),
        inFigures(risk?.inherent ?? 0, locale),
        inFigures(risk?.residual ?? 0, locale),
        action,
        cover.label,
      ]),
      figures: [1, 2],
      widths: [3, 1.2, 1.2, 5, 3],
    },
    ...sentences.map(text),
  ];
};
