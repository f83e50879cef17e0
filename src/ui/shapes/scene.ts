import type { Colour } from './colours.ts';
import type { Point } from './path.ts';

/**
 * A picture as data: shapes with named colours, no styles. Adapters draw it as SVG in a page
 * (`svg-markup.tsx`) and as a string (`svg-text.ts`), which social cards and PDFs embed (`typesetting/`).
 */
export type Scene = { viewBox: ViewBox; shapes: Shape[] };

/** Left, top, width, height. */
export type ViewBox = [number, number, number, number];

export type Paint = {
  /** Nothing is filled where no colour is named. */
  fill?: Colour;
  stroke?: Colour;
  strokeWidth?: number;
  /** Ends and corners; left out means `butt` ends and mitred corners. */
  strokeEnds?: 'round';
  /** Lengths of dash and gap. With round ends a dash of almost nothing is a bead. */
  dashes?: readonly [on: number, off: number];
  /** 0 to 1, of fill and stroke together. */
  opacity?: number;
};

/** Applied in this order to what is inside: scale, rotate (degrees, clockwise), move. */
export type Transform = { move?: Point; rotate?: number; scale?: number };

export type PathShape = Paint & { kind: 'path'; d: string };
export type CircleShape = Paint & { kind: 'circle'; centre: Point; radius: number };
export type PolygonShape = Paint & { kind: 'polygon'; points: Point[] };
export type TextShape = {
  kind: 'text';
  at: Point;
  text: string;
  size: number;
  weight: number;
  anchor: 'start' | 'middle' | 'end';
  fill: Colour;
};
export type GroupShape = { kind: 'group'; shapes: Shape[]; transform?: Transform; className?: string };

export type Shape = PathShape | CircleShape | PolygonShape | TextShape | GroupShape;
