import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'vitest';
import { quality } from '#site/publisher/compress.ts';

/**
 * The cost of a page to a person who reads it: its HTML with all styles, packed as visitors get it, and the fonts that its
 * text needs. Its scripts have a budget of their own (`client-build.test.ts`).
 */
export const maxBytes = 65_000;

/** Bytes of a page with those of the fonts that it uses. */
export function weightOf(html: string, fonts: Font[], brotliQuality: number = quality.page): number {
  const used = fonts.filter(({ sign }) => sign === undefined || html.includes(sign));
  return packed(html, brotliQuality) + used.reduce((sum, font) => sum + font.bytes, 0);
}

/** Bytes of a page that a phone has to have before it shows its first view: the page, and what it asks for beside itself. */
export function firstViewOnPhone(html: string): number {
  const beside = [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link);
  expect(beside.filter((link) => !link.includes('48rem'))).toEqual([]);
  return packed(html, quality.page);
}

function packed(html: string, brotliQuality: number): number {
  const withoutScripts = html.replaceAll(/(<script(?: type="module")?>).*?(<\/script>)/gs, '$1$2');
  return brotliCompressSync(withoutScripts, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    .length;
}

type Font = {
  bytes: number;
  /** Fetched only where a page has the one sign that it contains. */
  sign?: string;
};

/** The fonts that the styles name for all text, the one for its letters first; other scripts have fonts of their own. */
export async function fontsOf(html: string, siteUrl: string): Promise<Font[]> {
  const [, family = ''] = /--family:"([^"]+)"/.exec(html) ?? [];
  const faces = html.matchAll(
    /font-family:"([^"]+)"[^}]*?url\("?(\/assets\/[^")]+\.woff2)[^}]*?unicode-range:([^;}]+)/g,
  );
  const ofText = [...faces].filter(([, named]) => named === family);
  return Promise.all(
    ofText.map(async ([, , address = '', range = '']) => {
      const only = /^u\+([0-9a-f]+)$/i.exec(range.trim());
      const { byteLength } = await (await fetch(new URL(address, siteUrl))).arrayBuffer();
      return { bytes: byteLength, sign: only?.[1] && String.fromCodePoint(Number.parseInt(only[1], 16)) };
    }),
  );
}
