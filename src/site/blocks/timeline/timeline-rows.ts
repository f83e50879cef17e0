import type { BlockOf } from '#content/model.ts';
import { type Axis, axisOf } from './axis.ts';
import { daysAt, isMoment } from './moment.ts';

export type TimelineRow = BlockOf<'timeline'>['rows'][number];
export type TimelineSpan = TimelineRow['spans'][number];

/** Where a span is on the line, in percent. One without an end goes on to the line's own. */
export type Placed = { span: TimelineSpan; from: number; to: number };

export function timelineAxis(rows: readonly TimelineRow[]): Axis {
  const spans = rows.flatMap((row) => row.spans);
  const moments = spans.flatMap(({ from, to }) => [daysAt(from), ...(to ? [daysAt(to)] : [])]);
  return axisOf(
    moments,
    spans.some(({ to }) => !to),
  );
}

export function placed(row: TimelineRow, axis: Axis): Placed[] {
  return row.spans.map((span) => ({
    span,
    from: axis.placeOf(daysAt(span.from)),
    to: span.to ? axis.placeOf(daysAt(span.to)) : 100,
  }));
}

/** Every moment that is named, once each, in the order of time; as its editor wrote it first. */
export function namedMoments(rows: readonly TimelineRow[]): string[] {
  const all = [
    '0',
    ...rows.flatMap(({ spans }) => spans.flatMap(({ from, to }) => (to ? [from, to] : [from]))),
  ];
  const first = new Map(all.map((text) => [daysAt(text), text] as const).reverse());
  return [...first].sort(([a], [b]) => a - b).map(([, text]) => text);
}

/**
 * Finds the fault in the rows of a picture, in words for editors: a span that ends before it begins, spans of one row
 * that overlap, or nothing to measure.
 */
export function faultOfRows(rows: unknown): true | string {
  // The screen asks with the number of rows, before they are sent.
  if (!Array.isArray(rows)) return true;
  const known = rows as TimelineRow[];
  const said = known.flatMap(({ spans = [] }) => spans.flatMap(({ from, to }) => (to ? [from, to] : [from])));
  // Each moment says itself what is wrong with it.
  if (!said.every((moment) => isMoment(String(moment)))) return true;
  for (const { label, spans = [] } of known) {
    const fault = faultOfSpans(spans);
    if (fault) return `${label}: ${fault}`;
  }
  if (known.length === 0) return 'Add a row.';
  if (namedMoments(known.map((row) => ({ ...row, spans: row.spans ?? [] }))).length < 2)
    return 'Add a moment other than 0: so far there is no period to draw.';
  return true;
}

function faultOfSpans(spans: readonly TimelineSpan[]): string | undefined {
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    if (daysAt(from) < end) return `the span from ${from} begins before the one above it ends.`;
    if (to && daysAt(to) <= daysAt(from)) return `the span from ${from} to ${to} has no length.`;
    end = to ? daysAt(to) : Number.POSITIVE_INFINITY;
  }
  return undefined;
}
