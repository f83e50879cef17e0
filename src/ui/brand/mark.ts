import type { Colour } from '../shapes/colours.ts';

type Painted = { svg: string; problems: string[] };

const shapes =
  /^(?:svg|g|defs|title|desc|path|circle|ellipse|rect|line|polyline|polygon|clipPath|mask|use|linearGradient|radialGradient|stop)$/;

/**
 * The mark is an SVG file of shapes, as drawing programs write it when they are asked for a plain one. It may name the
 * brand's paints, `fill="var(--ink)"`, so that it changes with the palette; these are replaced by their values, since
 * it is a picture of its own as well (the page's icon, on cards), which takes nothing from a page.
 */
export function paintMark(text: string, colours: Record<Colour, string>): Painted {
  const problems: string[] = [];
  const svg = text.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => {
    if (isColour(name, colours)) return colours[name];
    problems.push(`${whole} is not a paint of brand.json`);
    return whole;
  });
  const [, width, height] = /<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || width !== height) problems.push('needs a square viewBox, such as "0 0 64 64"');
  return {
    svg: svg.slice(Math.max(0, svg.indexOf('<svg'))).trim(),
    problems: [...problems, ...notDrawn(svg)],
  };
}

/** It is in every page, whose policy lets no one's styles and scripts through. */
function notDrawn(svg: string): string[] {
  const drawing = svg.replace(/<!--.*?-->/gs, '');
  const names = [...drawing.matchAll(/<([a-z][\w:-]*)/gi)].map(([, name = '']) => name);
  const attributes = [...drawing.matchAll(/\s(style|class|on\w+|(?:\w+:)?href)\s*=\s*["']([^"']?)/gi)]
    .filter(([, name = '', first]) => !(name.endsWith('href') && first === '#'))
    .map(([, name = '']) => name);
  const problems = [
    ...names.filter((name) => !shapes.test(name)).map((name) => `<${name}> is not a shape; ${howToExport}`),
    ...attributes.map((name) => `${name}= is none of a shape’s attributes; ${howToExport}`),
  ];
  // However many shapes have it.
  return [...new Set(problems)];
}

const howToExport = 'export it as a plain or optimised SVG, with its paints as attributes';

function isColour(name: string, colours: Record<Colour, string>): name is Colour {
  return Object.hasOwn(colours, name);
}

/** The mark as an address: a file would be fetched separately, before the page's words are on the screen. */
export function markAddress(mark: string): string {
  return `data:image/svg+xml,${encodeURIComponent(mark)}`;
}
