import { useSite } from '../../document/site-context.tsx';
import { Hem, rainOf } from '../../pictures/explaining/weather.tsx';
import { timelineMessages } from './messages/messages.ts';
import type { TimelineRow, TimelineSpan } from './timeline-rows.ts';

/** Explains the patterns of the strips, as far as these rows need it. */
export function TimelineLegend({ rows, name }: { rows: readonly TimelineRow[]; name: string }) {
  const { states, deadline } = timelineMessages(useSite().locale);
  const all = rows.flatMap(({ spans }) => spans);
  const drawn = new Set(all.map(({ state }) => state));
  // Where a state has one other name throughout, that is its name here as well.
  const nameOf = (state: TimelineSpan['state']) => {
    const spansOfState = all.filter((span) => span.state === state);
    const [only = states[state], other] = new Set(spansOfState.map(({ words }) => words || states[state]));
    return other === undefined ? only : states[state];
  };
  return (
    <p className="timeline-legend">
      {drawn.has('covered') && (
        <span>
          <svg height="16" aria-hidden="true" focusable="false">
            <Hem name={name} x="0%" y={2} width="100%" />
          </svg>
          {nameOf('covered')}
        </span>
      )}
      {drawn.has('not-covered') && (
        <span>
          <svg height="16" aria-hidden="true" focusable="false">
            <rect className="rained" width="100%" height="16" fill={rainOf(name)} />
          </svg>
          {nameOf('not-covered')}
        </span>
      )}
      {drawn.has('running') && (
        <span>
          <svg height="16" aria-hidden="true" focusable="false">
            <line className="timeline-runs" x2="100%" y1="8" y2="8" />
          </svg>
          {nameOf('running')}
        </span>
      )}
      {drawn.has('running') && (
        <span>
          <svg className="timeline-small" height="16" aria-hidden="true" focusable="false">
            <path className="timeline-mark" d="M8 0l8 8-8 8-8-8z" />
          </svg>
          {deadline}
        </span>
      )}
      {drawn.has('firm') && (
        <span>
          <svg height="16" aria-hidden="true" focusable="false">
            <line className="timeline-firm" x2="100%" y1="8" y2="8" />
          </svg>
          {nameOf('firm')}
        </span>
      )}
    </p>
  );
}
