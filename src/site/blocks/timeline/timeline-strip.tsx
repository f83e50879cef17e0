import { Hem, rainOf } from '../../pictures/explaining/weather.tsx';
import type { Axis } from './axis.ts';
import { type Placed, placed, type TimelineRow } from './timeline-rows.ts';

/** One row's line of time: cloth where it is dry, rain where it is not, dots while a time runs, a diamond at its end. */
type TimelineStripProps = {
  row: TimelineRow;
  axis: Axis;
  /** Name of the drawing, which holds the patterns of all its strips. */
  name: string;
};

const height = 30;
const middle = height / 2;

export function TimelineStrip({ row, axis, name }: TimelineStripProps) {
  const spans = placed(row, axis);
  return (
    <svg height={height} aria-hidden="true" focusable="false">
      {spans.map((each) => (
        <Span key={each.from} {...each} name={name} />
      ))}
      {axis.tears
        .filter((tear) => spans.some(({ from, to }) => from < tear && tear < to))
        .map((tear) => (
          <Tear key={tear} at={tear} />
        ))}
    </svg>
  );
}

function Span({ span, from, to, name }: Placed & { name: string }) {
  const [x, width] = [percent(from), percent(to - from)];
  switch (span.state) {
    case 'covered':
      return (
        <>
          <rect className="dry" x={x} width={width} height={height} />
          <Hem name={name} x={x} y={1} width={width} />
          <line className="edge" x1={x} x2={percent(to)} y1={height} y2={height} />
          <Umbrella at={from} />
        </>
      );
    case 'not-covered':
      return <rect className="rained" x={x} width={width} height={height} fill={rainOf(name)} />;
    case 'running':
      return (
        <>
          <line className="timeline-runs" x1={x} x2={percent(to)} y1={middle} y2={middle} />
          {span.to && <Diamond at={to} />}
        </>
      );
    case 'firm':
      return (
        <>
          <line className="timeline-firm" x1={x} x2={percent(to)} y1={middle} y2={middle} />
          <Diamond at={from} />
        </>
      );
  }
}

/** Here the umbrella is put up. At the line's very beginning it is within the line. */
function Umbrella({ at }: { at: number }) {
  return (
    <svg x={percent(at)} width="1" height={height} aria-hidden="true">
      <g transform={`translate(${at < 4 ? 15 : 0} ${middle})`}>
        <circle className="timeline-ring" r="13" />
        <path
          className="cloth"
          d="M-8 0a8 8 0 0 1 16 0q-2.7-2.2-5.3 0q-2.7-2.2-5.4 0q-2.600-2.200-5.300 0z"
        />
        <path className="timeline-stick" d="M0 -1v7q0 2.500 2.500 2.500" />
      </g>
    </svg>
  );
}

function Diamond({ at }: { at: number }) {
  return (
    <svg x={percent(at)} width="1" height={height} aria-hidden="true">
      <path
        className="timeline-mark"
        transform={`translate(${at > 97 ? -8 : 0} ${middle})`}
        d="M0 -8l8 8-8 8-8-8z"
      />
    </svg>
  );
}

/** The line's measure changes here. */
export function Tear({ at }: { at: number }) {
  const zigzag = 'M-2 -4l4 5-4 5 4 5-4 5 4 5-4 5 4 5-4 5';
  return (
    <svg x={percent(at)} width="1" height={height} aria-hidden="true">
      <path className="timeline-gap" d={zigzag} />
      <path className="timeline-tear" transform="translate(-3)" d={zigzag} />
      <path className="timeline-tear" transform="translate(3)" d={zigzag} />
    </svg>
  );
}

export function percent(part: number): string {
  return `${Math.round(part * 100) / 100}%`;
}
