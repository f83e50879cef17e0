import { Parser } from 'htmlparser2';
import type { Seen } from './crawl-without-scripts.ts';
import { englishIn } from './english-sentences.ts';

/** Attributes that people see or hear, and what is shown of the page elsewhere. */
const said = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label'];
const told = /^(?:description|(?:og|twitter):(?:title|description|image:alt|site_name))$/;
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'sup',
  'time',
  'wbr',
]);

/** Every text of a page that a person meets, a block or an attribute each. */
function textsForPeople(html: string): string[] {
  const texts: string[] = [];
  let block = '';
  let silent = 0;
  const end = () => {
    texts.push(block.replace(/\s+/g, ' ').trim());
    block = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!inline.has(name)) end();
      if (name === 'script' || name === 'style') silent += 1;
      texts.push(...said.map((attribute) => attributes[attribute] ?? ''));
      if (name === 'meta' && told.test(attributes.name ?? attributes.property ?? ''))
        texts.push(attributes.content ?? '');
    },
    ontext(text) {
      if (silent === 0) block += text;
    },
    onclosetag(name) {
      if (!inline.has(name)) end();
      if (name === 'script' || name === 'style') silent -= 1;
    },
  });
  parser.end(html);
  end();
  return texts.filter(Boolean);
}

/** Names that have no other form: of languages, products, wordings, an Act; terms to be looked for in a policy; an address. */
const names =
  /^(?:(?:© \d{4} )?Chhatri|English|Health First|Incoterms|waiting period|(?:claims-made)|(?:SFSP \()?Standard Fire and Special Perils\b.*|(?:ICC|ITC) A, B, C \(.*|(?:Institute Cargo|Inland Transit) Clauses [A-C, ]+|Assisted Reproductive Technology \(Regulation\) Act, 2021 \(|General Manager, Consumer Affairs Department.*)$/i;
/** A sentence in Hindi ends with a danda. */
const endsAsEnglish = /\p{Script=Devanagari}{3}\.(?:\s|$)/u;
const addresses = /\S+@\S+|https?:\/\/\S+/g;

/** Is it said in Latin letters alone? In a list of cities those are their names. */
function isInLatin(text: string, place: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text) || names.test(text)) return false;
  if (
    place.includes('how-we-calculate') &&
    /^\p{Lu}[\p{L}() .’-]+(?:(?:,| ·) \p{Lu}[\p{L}() .’-]+)+$/u.test(text)
  )
    return false;
  return /[a-z]{3,}/.test(text.replace(addresses, ''));
}

/** The texts that say something in English, or end as English does, where all should be in Hindi; with where each was met. */
export function englishAmong(seen: readonly Seen[]): string[] {
  const found = new Map<string, string>();
  for (const { place, type, text } of seen) {
    const isPage = type === 'text/html';
    for (const each of isPage ? textsForPeople(text) : [text.replace(/<[^>]*>/g, ' ')])
      if ((isPage && isInLatin(each, place)) || endsAsEnglish.test(each) || englishIn(each).length > 0)
        found.set(each.slice(0, 200), place);
  }
  return [...found].map(([text, place]) => `${place}: ${text}`);
}
