import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { readSeedFiles, seedsOf } from '../../seed/read-seed-files.ts';
import { textsOf } from '../texts-of.ts';

type Block = { block: string; source?: string; [field: string]: unknown };
export type ProductPage = { path: string; kind: string; lead: string; blocks: Block[] };

export const productKinds = ['corporate-product', 'personal-product', 'fertility', 'other-product'];

/** Pages of these kinds that are not products: they lead to others. */
const hubs = [
  '/health-first',
  '/innovative-products',
  '/parenthood',
  '/ivf-insurance-tools',
  '/blogs-and-resources',
];

export function productPages(): ProductPage[] {
  return seedsOf<ProductPage>(readSeedFiles(), 'pages').filter(
    ({ kind, path }) => productKinds.includes(kind) && !hubs.includes(path),
  );
}

/** Cells, labels and names of other pages are no sentences, even where they end with a full stop. */
const cells = [
  'columns',
  'rows',
  'row',
  'lines',
  'cases',
  'heading',
  'title',
  'label',
  'question',
  'links',
  'source',
];

function running(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(running);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).flatMap(([name, inner]) => (cells.includes(name) ? [] : [running(inner)]));
}

/** Running text of a page: paragraphs, and items of lists that are sentences. */
export function sentencesOfPage({ lead, blocks }: ProductPage): string[] {
  const texts = [lead, ...blocks.flatMap((block) => textsOf(running(block)))];
  return texts
    .flatMap((text) => text.split(/\n+/))
    .map((text) =>
      text
        .replace(/\]\([^)]*\)/g, ' ')
        .replace(/^- |[[\]*]/g, '')
        .trim(),
    )
    .filter((text) => /[.!?][”)]?$/.test(text))
    .flatMap((text) => text.split(/(?<=[.!?][”)]?)(?<!\b[Nn]o\.)\s+(?=[\p{Lu}“(₹{\d])/u));
}

const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,/-]*/gu) ?? [];

/** Mean length of the sentences in words, and Flesch's reading ease. */
export function measure(page: ProductPage): { sentences: number; meanWords: number; ease: number } {
  const sentences = sentencesOfPage(page);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    sentences: sentences.length,
    meanWords: words.length / sentences.length,
    ease: flesch({ sentence: sentences.length, word: words.length, syllable: syllables }),
  };
}
