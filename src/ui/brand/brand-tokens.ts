import type { Brand } from './read-brand.ts';

type Looks = Pick<Brand, 'colours' | 'radii' | 'fontStyles'>;

/** The brand's part of the stylesheet: what `styles/tokens.css` and all others build on. */
export function brandTokens({ colours, radii, fontStyles }: Looks): string {
  const properties = { ...colours, shade: shadeOf(colours.ink), ...radii };
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `${fontStyles}\n:root{${lines.join(';')}}`;
}

/** The shade over a page behind a dialog: ink that lets through a little more than half. */
function shadeOf(ink: string): string {
  const opacity = Math.round(0.45 * 255);
  return ink + opacity.toString(16);
}
