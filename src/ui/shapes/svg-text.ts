import { hexValue } from '../brand/brand.ts';
import { compactNumbers } from './path.ts';
import type { Scene, Shape } from './scene.ts';
import { svgAttributes } from './svg-attributes.ts';

type SvgTextOptions = {
  /** Pixels; left out, the picture takes the size of its container. */
  width?: number;
  height?: number;
  title?: string;
  description?: string;
  /** A file has no page to take its typeface from. */
  fontFamily?: string;
};

/** A picture as an SVG file with colours by value: for social cards (drawn as PNG), icons and mail. */
export function svgText(scene: Scene, options: SvgTextOptions = {}): string {
  const { width, height, title, description, fontFamily } = options;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: compactNumbers(scene.viewBox),
    ...(width && { width: String(width) }),
    ...(height && { height: String(height) }),
    ...(fontFamily && { 'font-family': fontFamily }),
  };
  const words = [
    title && element('title', {}, escaped(title)),
    description && element('desc', {}, escaped(description)),
  ];
  return element('svg', attributes, [...words, ...scene.shapes.map(shapeText)].filter(Boolean).join(''));
}

function shapeText(shape: Shape): string {
  const attributes = svgAttributes(shape, hexValue);
  if (shape.kind === 'group') return element('g', attributes, shape.shapes.map(shapeText).join(''));
  if (shape.kind === 'text') return element('text', attributes, escaped(shape.text));
  return element(shape.kind, attributes, '');
}

function element(name: string, attributes: Record<string, string>, inside: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${written.join('')}`;
  return inside ? `${start}>${inside}</${name}>` : `${start}/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
