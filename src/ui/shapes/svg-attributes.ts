import type { Colour } from './colours.ts';
import { compactNumber, compactNumbers } from './path.ts';
import type { Paint, Shape, TextShape, Transform } from './scene.ts';

export type Attributes = Record<string, string>;
export type ColourValue = (colour: Colour) => string;

/** The attributes of a shape's element for both SVG adapters, by their names in SVG. */
export function svgAttributes(shape: Shape, colourValue: ColourValue): Attributes {
  if (shape.kind === 'group') return groupAttributes(shape);
  if (shape.kind === 'text') return textAttributes(shape, colourValue);
  const paint = paintAttributes(shape, colourValue);
  if (shape.kind === 'path') return { d: shape.d, ...paint };
  if (shape.kind === 'polygon') return { points: compactNumbers(shape.points.flat()), ...paint };
  const [cx, cy] = shape.centre;
  return {
    ...(cx && { cx: compactNumber(cx) }),
    ...(cy && { cy: compactNumber(cy) }),
    r: compactNumber(shape.radius),
    ...paint,
  };
}

function groupAttributes({
  transform,
  className,
}: {
  transform?: Transform;
  className?: string;
}): Attributes {
  const value = transform && transformValue(transform);
  return { ...(className && { class: className }), ...(value && { transform: value }) };
}

export function transformValue({ move, rotate, scale }: Transform): string {
  const steps = [];
  if (move) steps.push(`translate(${compactNumbers(move)})`);
  if (rotate) steps.push(`rotate(${compactNumber(rotate)})`);
  if (scale !== undefined && scale !== 1) steps.push(`scale(${exactNumber(scale)})`);
  return steps.join('');
}

function textAttributes(shape: TextShape, colourValue: ColourValue): Attributes {
  const [x, y] = shape.at;
  return {
    x: compactNumber(x),
    y: compactNumber(y),
    'font-size': compactNumber(shape.size),
    'font-weight': String(shape.weight),
    ...(shape.anchor !== 'start' && { 'text-anchor': shape.anchor }),
    fill: colourValue(shape.fill),
  };
}

function paintAttributes(paint: Paint, colourValue: ColourValue): Attributes {
  return {
    fill: paint.fill ? colourValue(paint.fill) : 'none',
    ...(paint.stroke && { stroke: colourValue(paint.stroke) }),
    ...(paint.strokeWidth && { 'stroke-width': compactNumber(paint.strokeWidth) }),
    ...(paint.strokeEnds && { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    ...(paint.dashes && { 'stroke-dasharray': paint.dashes.map(exactNumber).join(' ') }),
    ...(paint.opacity !== undefined && { opacity: String(Math.round(paint.opacity * 100) / 100) }),
  };
}

/** Two decimals more than a coordinate: a hundred beads in a row add up their errors. */
function exactNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
