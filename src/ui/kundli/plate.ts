import { command, dot } from '../shapes/path.ts';
import type { Shape } from '../shapes/scene.ts';
import { chartSize, frameWidth, joints, lines } from './houses.ts';

const corner = 12;
const inset = 2;
const [low, high] = [inset, chartSize - inset];
const middle = chartSize / 2;

const rounded = `M${low + corner} ${low}H${high - corner}Q${high} ${low} ${high} ${low + corner}V${high - corner}Q${high} ${high} ${high - corner} ${high}H${low + corner}Q${low} ${high} ${low} ${high - corner}V${low + corner}Q${low} ${low} ${low + corner} ${low}Z`;

/** The paper that the chart is on, hemmed as an umbrella is. */
export const plate: Shape[] = [
  { kind: 'path', d: rounded, fill: 'paper', stroke: 'terracotta', strokeWidth: 3 },
];

const drawn = lines
  .map(([first, ...rest]) => (first ? command('M', first) + command('L', ...rest) : ''))
  .join('');
const [from, to] = [frameWidth, chartSize - frameWidth];
const square = `M${from} ${from}H${to}V${to}H${from}Z`;

/** The lines between houses, a bead where they meet, an umbrella's finial in the middle. */
export const chartLines: Shape[] = [
  { kind: 'path', d: drawn + square, stroke: 'ink', strokeWidth: 1.8, strokeEnds: 'round' },
  beads('ink', 7.4),
  beads('marigold', 4.6),
  { kind: 'circle', centre: [middle, middle], radius: 10, fill: 'ink' },
  { kind: 'circle', centre: [middle, middle], radius: 8.2, fill: 'marigold' },
  { kind: 'circle', centre: [middle, middle], radius: 4, fill: 'ink' },
  { kind: 'circle', centre: [middle, middle], radius: 1.4, fill: 'white' },
];

/** The same before anything is known: the whole chart in pencil. */
export const pencilled: Shape[] = [
  {
    kind: 'path',
    d: drawn + square,
    stroke: 'line-strong',
    strokeWidth: 1.3,
    strokeEnds: 'round',
    dashes: [1.5, 5],
  },
];

function beads(stroke: 'ink' | 'marigold', strokeWidth: number): Shape {
  return { kind: 'path', d: joints.map(dot).join(''), stroke, strokeWidth, strokeEnds: 'round' };
}
