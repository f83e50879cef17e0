import { Circle, G, Path, Polygon, Svg, Text } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { hexValue } from './colours.ts';
import type { Paint, Scene, Shape, TextShape, Transform } from './scene.ts';

type PdfPictureProps = {
  scene: Scene;
  /** Points, of which an A4 page is 595 wide and 842 high. */
  width: number;
  height: number;
  /** As registered with the PDF library; its weights must be registered, too. */
  fontFamily?: string;
};

/** A picture in a PDF, from the PDF library's own primitives. Its text alternative is for the page to say. */
export function PdfPicture({ scene, width, height, fontFamily }: PdfPictureProps) {
  return (
    <Svg viewBox={scene.viewBox.join(' ')} width={width} height={height}>
      {scene.shapes.map((shape, place) => drawn({ shape, place, fontFamily }))}
    </Svg>
  );
}

type Drawn = { shape: Shape; place: number; fontFamily?: string };

function drawn({ shape, place, fontFamily }: Drawn): ReactNode {
  if (shape.kind === 'group') {
    return (
      <G key={place} transform={transformValue(shape.transform)}>
        {shape.shapes.map((inside, index) => drawn({ shape: inside, place: index, fontFamily }))}
      </G>
    );
  }
  if (shape.kind === 'text') return label(shape, place, fontFamily);
  const paint = paintProps(shape);
  if (shape.kind === 'path') return <Path key={place} d={shape.d} {...paint} />;
  if (shape.kind === 'polygon') {
    return <Polygon key={place} points={shape.points.map(([x, y]) => `${x},${y}`).join(' ')} {...paint} />;
  }
  const [cx, cy] = shape.centre;
  return <Circle key={place} cx={cx} cy={cy} r={shape.radius} {...paint} />;
}

function label({ at, text, size, weight, anchor, fill }: TextShape, place: number, fontFamily?: string) {
  const style = { fontSize: size, fontWeight: weight, ...(fontFamily && { fontFamily }) };
  return (
    <Text key={place} x={at[0]} y={at[1]} fill={hexValue(fill)} textAnchor={anchor} style={style}>
      {text}
    </Text>
  );
}

/** Written out with commas: the library's parser does not take a minus sign for a separator. */
function transformValue({ move, rotate, scale }: Transform = {}): string | undefined {
  const steps = [];
  if (move) steps.push(`translate(${move.join(', ')})`);
  if (rotate) steps.push(`rotate(${rotate})`);
  if (scale !== undefined) steps.push(`scale(${scale})`);
  return steps.join(' ') || undefined;
}

function paintProps({ fill, stroke, strokeWidth, strokeEnds, dashes, opacity }: Paint) {
  return {
    fill: fill ? hexValue(fill) : 'none',
    ...(stroke && { stroke: hexValue(stroke), strokeWidth: strokeWidth ?? 1 }),
    ...(strokeEnds && { strokeLinecap: 'round' as const, strokeLinejoin: 'round' as const }),
    ...(dashes && { strokeDasharray: dashes.join(' ') }),
    ...(opacity !== undefined && { opacity }),
  };
}
