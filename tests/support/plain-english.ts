import type { Locator } from 'playwright-core';
import ofBrand from '../../brand/chhatri/content/settings.json' with { type: 'json' };

/**
 * Text in plain English where everything should be in the pseudo-locale's: a text that no message and no
 * content is behind. Text that is the same in all languages is left out: the brand, addresses, and the numbers
 * under which the company is registered.
 */
const sameInAllLanguages = [ofBrand.brand, ofBrand.company.cin, ofBrand.licence.number];
const addresses = /\S+@\S+|https?:\/\/\S+|(?<!\S)\/\S+/g;
// Letters that the pseudo-locale writes otherwise: those that it leaves alone (`bfjmpqvx`) tell nothing.
const plainWord = /(?<!\p{L})(?=[a-z]*[acdeghiklnorstuwyz])[a-z]{3,}(?!\p{L})/giu;

/** The words of a text that no language is behind: none, as it should be. */
export function plainEnglish(text: string): string[] {
  let rest = text.replace(addresses, ' ');
  for (const same of sameInAllLanguages) rest = rest.replaceAll(same, ' ');
  return rest.match(plainWord) ?? [];
}

/** Every text of a part of a page that people see or hear, folded and hidden ones included; of a whole one, what it states about itself. */
export async function textsOf(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const texts: string[] = [];
    const isSkipped = (element: Element | null) => element?.closest('script, style') != null;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!isSkipped(parentElement)) texts.push(data.trim());
    }
    for (const element of root.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
      if (isSkipped(element)) continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
    }
    // Text that search engines and people who share the page show of it.
    const told = 'meta:is([name=description], [property$=title], [property$=description], [property$=alt])';
    for (const meta of root.querySelectorAll<HTMLMetaElement>(told)) texts.push(meta.content);
    return texts.filter((text) => text !== '');
  });
}

/** The texts of a part of a page that say something in plain English. */
export async function textsInPlainEnglish(part: Locator): Promise<string[]> {
  return (await textsOf(part)).filter((text) => plainEnglish(text).length > 0);
}
