import { firstWords } from './first-words.ts';
import { claimsDuty, fact, isDenied, phrases } from './phrases.ts';
import { sentencesOf, textsOf } from './texts-of.ts';
import { habits } from './voice-habits.ts';

/** A part of a record that is validated by itself: a block, or everything outside the blocks. */
export type CopyPart = {
  /** As its editor finds it: `Table: Traps`; empty for what is above the blocks. */
  where: string;
  texts: string[];
  /** Absent where the part has no place for one. */
  source?: string;
};

/** A warning for an editor. Nothing is refused for it. */
export type CopyFault = { where: string; said: string; why: string };

type Record = { [field: string]: unknown };

export type PartsAsked = {
  /** The record has a source of its own, as an answer has. */
  hasSource?: boolean;
  /** Editors' names for the kinds of blocks, by slug. */
  kinds?: { readonly [slug: string]: string };
};

export function partsOf(
  { blocks, ...own }: Record,
  { hasSource = false, kinds = {} }: PartsAsked = {},
): CopyPart[] {
  const texts = textsOf(own);
  const above: CopyPart = { where: '', texts };
  if (hasSource) above.source = String(own.source || sourcesAtItsEnd(texts));
  return [
    above,
    ...(Array.isArray(blocks) ? (blocks as Record[]).map((each) => partOfBlock(each, kinds)) : []),
  ];
}

/** A post tells its readers where its facts come from, under a heading of that name. */
function sourcesAtItsEnd(texts: readonly string[]): string {
  const heading = texts.indexOf('Sources');
  return heading < 0 ? '' : texts.slice(heading + 1).join('\n');
}

function partOfBlock(block: Record, kinds: NonNullable<PartsAsked['kinds']>): CopyPart {
  const slug = String(block.blockType ?? block.block ?? 'block');
  const name = kinds[slug] ?? slug;
  const words = firstWords(block);
  return {
    where: words ? `${name}: ${words}` : name,
    texts: textsOf(block),
    source: String(block.source ?? ''),
  };
}

export function checkCopy(parts: readonly CopyPart[]): CopyFault[] {
  return distinct(parts.flatMap((part) => [...faultsInWords(part), ...withoutSource(part)]));
}

/** The same words twice in a block are reported once. */
export function distinct(faults: readonly CopyFault[]): CopyFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

export function faultsInWords({ where, texts }: CopyPart): CopyFault[] {
  return texts.flatMap(sentencesOf).flatMap((sentence) => {
    const faults: CopyFault[] = phrases.flatMap(({ pattern, why, mayBeDenied }) => {
      const [said] = pattern.exec(sentence) ?? [];
      return said && !(mayBeDenied && isDenied(sentence, said)) ? [{ where, said, why }] : [];
    });
    for (const { pattern, why, say } of habits) {
      const [said] = pattern.exec(sentence) ?? [];
      if (said) faults.push({ where, said, why: `${why} ${say}` });
    }
    const duty = claimsDuty(sentence);
    const why =
      'Few covers are required by law: motor third party, hazardous goods, D&O of listed companies, donor and surrogate, and some more. Say which law, or that a contract or a bank requires it.';
    return duty ? [...faults, { where, said: duty, why }] : faults;
  });
}

/** @returns where a figure, a day or a duty is, and the place for its source is empty */
export function withoutSource({ where, texts, source }: CopyPart): CopyFault[] {
  if (source === undefined || source.trim()) return [];
  const [said] = texts.flatMap((text) => factIn(text) ?? []);
  return said ? [{ where, said, why: 'Say under “Source” where this comes from, with its date.' }] : [];
}

/** The fact with the words around it, so that it can be found. */
function factIn(text: string): string | undefined {
  const found = fact.exec(text);
  if (!found) return undefined;
  const from = text.lastIndexOf(' ', Math.max(0, found.index - 20)) + 1;
  const end = text.indexOf(' ', found.index + found[0].length + 20);
  return text.slice(from, end < 0 ? undefined : end).trim();
}
