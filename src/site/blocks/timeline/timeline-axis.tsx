import { useSite } from '../../document/site-context.tsx';
import { Weather } from '../../pictures/explaining/weather.tsx';
import type { Axis } from './axis.ts';
import { chosenLabels } from './chosen-labels.ts';
import { timelineMessages } from './messages/messages.ts';
import { daysAt, momentInWords } from './moment.ts';
import { namedMoments, type TimelineRow } from './timeline-rows.ts';
import { percent, Tear } from './timeline-strip.tsx';

type TimelineAxisProps = { rows: readonly TimelineRow[]; axis: Axis; zero: string; name: string };

/** The line of time below the strips, with as many of its moments named as there is room for; it holds their patterns. */
export function TimelineAxis({ rows, axis, zero, name }: TimelineAxisProps) {
  const { locale } = useSite();
  const words = timelineMessages(locale);
  const ticks = namedMoments(rows).map((moment) => ({
    at: axis.placeOf(daysAt(moment)),
    label: momentInWords(moment, { locale, words, zero }),
  }));
  const labels = chosenLabels(ticks, zero);
  return (
    <div className="timeline-axis">
      <svg height={labels.some(({ line }) => line > 0) ? 48 : 30} aria-hidden="true" focusable="false">
        <Weather name={name} />
        <line className="edge" x2="100%" y1="1" y2="1" />
        {axis.tears.map((tear) => (
          <g key={tear} transform="scale(1 .4) translate(0 -14)">
            <Tear at={tear} />
          </g>
        ))}
        {labels.map(({ at, line, isNarrow }) => (
          <line
            key={at}
            className={isNarrow ? 'timeline-tick' : 'timeline-tick timeline-wide'}
            x1={percent(at)}
            x2={percent(at)}
            y1="1"
            y2={line > 0 ? 30 : 10}
          />
        ))}
        {labels.map(({ at, label, anchor, line, isNarrow }) => (
          <text
            key={at}
            className={isNarrow ? `timeline-${anchor}` : `timeline-${anchor} timeline-wide`}
            x={percent(at)}
            y={line > 0 ? 43 : 24}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
