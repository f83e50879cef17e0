import { createHash } from 'node:crypto';
import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import { fontsDigest } from '#ui/typesetting/typesetting-fonts.ts';
import type { RenderInput } from '../document/page-data.ts';
import { fillTokens, tokensOf } from '../text/fill-tokens.ts';
import { cardDesign } from './card-design.ts';

/** A page's social card. Its name is a hash of all that it shows, so that another title is another address. */
export type Card = { name: string; title: string; words: string; design: TypesetJob };

export const cardAddress = (name: string) => `/cards/${name}.png`;
const namePattern = '[A-Za-z0-9_-]{22}';
const addressPattern = new RegExp(`/cards/(${namePattern})\\.png`);
const filePattern = new RegExp(`^(${namePattern})\\.png$`);

/** Nothing for a page that is in no index: no one is meant to pass its address on. */
export function pageCard({
  page,
  settings,
  locale,
}: Pick<RenderInput, 'page' | 'settings' | 'locale'>): Card | undefined {
  if (!page.isIndexed) return undefined;
  const { brand } = settings;
  const tokens = tokensOf(settings, locale);
  const title = page.title ? fillTokens(page.title, tokens) : settings.defaultTitle;
  // The home page's title is for search engines; its heading is what it has to say.
  const words = (page.kind === 'home' && fillTokens(page.heading, tokens)) || title;
  const design = cardDesign({ path: page.picture, audience: page.audience, title: words, brand });
  const shown = fontsDigest() + JSON.stringify(design);
  const name = createHash('sha256').update(shown).digest('base64url').slice(0, 22);
  return { name, title, words, design };
}

/** The name of the card that a page's HTML points to. */
export function cardNameIn(html: string): string | undefined {
  return addressPattern.exec(html)?.[1];
}

/** `abc….png` to its name; nothing for whatever else may be in an address, such as `../`. */
export function cardNameOfFile(file: string): string | undefined {
  return filePattern.exec(file)?.[1];
}
