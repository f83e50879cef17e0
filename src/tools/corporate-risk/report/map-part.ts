import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import { asSentences } from '#ui/language/sentences.ts';
import { svgText } from '#ui/shapes/svg-text.ts';
import { textOf } from '../../engine/content-of.ts';
import { rains } from '../assess-house.ts';
import { inFigures } from '../in-figures.ts';
import { mapHeading } from '../map-heading.ts';
import { corporateMessages } from '../messages/messages.ts';
import { columnHeads, leastOf, onTheMap, rainRows } from '../rain-map.ts';
import { likelihoodInWords } from '../risk-in-words.ts';
import { heading, type Part, text } from './part.ts';
import { rainMapScene } from './rain-map-scene.ts';

/** The map as a drawing, and the same as a table. */
export const mapParts: Part = ({ houses }, { answers, content, locale }) => {
  const { map, report } = corporateMessages(locale);
  const { states } = kundliMessages(locale);
  const rows = rainRows(houses, content);
  const words = {
    rows: rows.map(({ likelihood }) => likelihoodInWords(likelihood, content)),
    columns: columnHeads({ answers, content, locale }).map(({ share }) => share),
  };
  const standing = onTheMap(houses);
  const { columns } = report;
  const strengths = rains.map(
    (rain) => `${textOf(content, `rain-${rain}`)} ${map.from(leastOf(rain, content))}`,
  );
  return [
    heading(mapHeading(houses, content)),
    text(textOf(content, 'map-intro')),
    {
      kind: 'picture',
      svg: svgText(rainMapScene(rows, words)),
      alt: asSentences([map.caption(standing.length), map.consequence], locale),
      width: 0.9,
    },
    text(`${report.axes} ${map.strengths(strengths.join(', '))}`),
    {
      kind: 'table',
      columns: [
        columns.number,
        columns.house,
        columns.likelihood,
        columns.consequence,
        columns.left,
        columns.state,
      ],
      rows: standing.map(({ number, label, risk, state }) => [
        String(number),
        plainLabel(label),
        String(risk?.likelihood ?? ''),
        String(risk?.consequence ?? ''),
        inFigures(risk?.residual ?? 0, locale),
        states[state],
      ]),
      figures: [0, 2, 3, 4],
    },
  ];
};
