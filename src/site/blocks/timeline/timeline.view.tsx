import { asSentences } from '#ui/language/sentences.ts';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import { ExplainingFigure } from '../../pictures/explaining/explaining-figure.tsx';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';
import { timelineMessages } from './messages/messages.ts';
import { TimelineAxis } from './timeline-axis.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { timelineAxis } from './timeline-rows.ts';
import { TimelineStrip } from './timeline-strip.tsx';
import { whenInWords } from './when-in-words.ts';

/** From when to when, row by row: waits, terms, deadlines. One drawing for every width, its words beside its strips. */
export function TimelineBlock({ block, anchor }: BlockProps<'timeline'>) {
  const { locale } = useSite();
  const text = timelineMessages(locale);
  const { heading, intro, note, isMadeUp, rows, zero } = block;
  const axis = timelineAxis(rows);
  const whenOf = (row: (typeof rows)[number]) => whenInWords(row, locale);
  const says = asSentences(
    [text.countedFrom(zero), ...rows.map((row) => text.says(row.label, whenOf(row)))],
    locale,
  );
  const table = (
    <DataTable
      label={siteMessages(locale).table.label(heading)}
      columns={[text.columns.what, text.columns.when(zero), text.columns.meaning]}
      rows={rows.map((row) => [row.label, whenOf(row), row.text])}
    />
  );
  return (
    <Section name="timeline" heading={heading} intro={intro} anchor={anchor}>
      <ExplainingFigure {...{ note, isMadeUp, table }}>
        <div role="img" aria-label={says}>
          <div className="timeline" aria-hidden="true">
            <TimelineLegend rows={rows} name={anchor} />
            {rows.map((row) => (
              <div key={row.label} className="timeline-row">
                <b>{row.label}</b>
                <TimelineStrip {...{ row, axis }} name={anchor} />
                <span>{row.text}</span>
              </div>
            ))}
            <TimelineAxis {...{ rows, axis, zero }} name={anchor} />
            {axis.tears.length > 0 && <p className="timeline-torn">{text.torn}</p>}
          </div>
        </div>
      </ExplainingFigure>
    </Section>
  );
}
