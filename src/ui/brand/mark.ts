import type { Colour } from '../shapes/colours.ts';

type Painted = { svg: string; problems: string[] };

/**
 * The mark is an SVG file as any drawing program writes it. It may name the brand's paints, `fill="var(--ink)"`, so
 * that it changes with the palette; these are replaced by their values, since it is shown as a picture of its own
 * (in the header, as the page's icon, on cards) that takes nothing from a page.
 */
export function paintMark(text: string, colours: Record<Colour, string>): Painted {
  const problems: string[] = [];
  const svg = text.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => {
    if (isColour(name, colours)) return colours[name];
    problems.push(`${whole} is no paint of brand.json`);
    return whole;
  });
  const [, width, height] = /<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || width !== height) problems.push('needs a square viewBox, such as "0 0 64 64"');
  return { svg: svg.trim(), problems };
}

function isColour(name: string, colours: Record<Colour, string>): name is Colour {
  return Object.hasOwn(colours, name);
}

/** The mark as an address: a file would be fetched beside the page, before its words are on the glass. */
export function markAddress(mark: string): string {
  return `data:image/svg+xml,${encodeURIComponent(mark)}`;
}
