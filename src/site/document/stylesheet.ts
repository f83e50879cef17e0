import calls from '#cases/calls/view/calls.css?inline';
import type { PageContent } from '#content/model.ts';
import { callBackForms } from '#enquiry/definitions/call-back.form.ts';
import callBack from '#enquiry/dialog/call-back-dialog.css?inline';
import notices from '#enquiry/notices/notices.css?inline';
import form from '#forms/form.css?inline';
import { stylesOfRules } from '#forms/visibility.ts';
import newsletter from '#newsletter/newsletter.css?inline';
import { env } from '#platform/env.ts';
import privacy from '#privacy/view/privacy.css?inline';
import formulas from '#tools/formulas/view/formulas.css?inline';
import healthSums from '#tools/health-cover/view/health-sums.css?inline';
import chartOfHouses from '#tools/houses/chart-of-houses.css?inline';
import { brand } from '#ui/brand/brand.ts';
import { brandTokens } from '#ui/brand/brand-tokens.ts';
import base from '#ui/styles/base.css?inline';
import components from '#ui/styles/components.css?inline';
import forms from '#ui/styles/forms.css?inline';
import tokens from '#ui/styles/tokens.css?inline';
import fold from '../blocks/fold.css?inline';
import sentenceFinder from '../cover-finder/sentence-finder.css?inline';
import firstQuestion from '../first-question/first-question.css?inline';
import firstQuestionPanel from '../first-question/first-question-panel.css?inline';
import productHead from '../heads/product-head.css?inline';
import audienceCards from '../home/audience-cards.css?inline';
import homeHead from '../home/home-head.css?inline';
import riskChart from '../home/risk-chart.css?inline';
import trustStrip from '../home/trust-strip.css?inline';
import productPage from '../pages/product-page.css?inline';
import productPrint from '../pages/product-page.print.css?inline';
import { hasTrait } from '../pages/traits-of-kinds.ts';
import adviserCard from '../people/adviser-card.css?inline';
import explaining from '../pictures/explaining/explaining.css?inline';
import search from '../search/search.css?inline';
import blocks from '../styles/blocks.css?inline';
import dialog from '../styles/dialog.css?inline';
import footer from '../styles/footer.css?inline';
import head from '../styles/head.css?inline';
import header from '../styles/header.css?inline';
import languageSwitch from '../styles/language-switch.css?inline';
import pages from '../styles/pages.css?inline';
import print from '../styles/print.css?inline';
import sheet from '../styles/sheet.css?inline';
import sidebar from '../styles/sidebar.css?inline';
import tables from '../styles/tables.css?inline';

const home = [homeHead, sentenceFinder, audienceCards, riskChart, trustStrip];
const cover = [productHead, productPage, firstQuestionPanel, productPrint];

/** Every block's own, in the order of their folders: a new block is in without being named here. */
const ofBlocks = import.meta.glob<string>(['../blocks/*/*.css', '!../blocks/*/*.*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Those of pictures that explain: their files' names say so, and only pages that hold one carry them. */
const ofPictures = import.meta.glob<string>('../blocks/*/*.explaining.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Those of blocks that most pages about a cover hold: these carry them, and of the others those with a picture. */
const ofCovers = import.meta.glob<string>('../blocks/*/*.cover.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Those of blocks that few pages hold: the others do not carry them. */
const ofSeldomBlocks = import.meta.glob<string>('../blocks/*/*.seldom.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The tools' own, in the order of their files; the page of formulas is long, has its own, and needs no other. */
const ofTools = import.meta.glob<string>(['../../tools/**/*.css', '!../../tools/formulas/**'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

function inOrder(styles: Record<string, string>): string[] {
  return Object.keys(styles)
    .sort()
    .map((file) => styles[file] ?? '');
}

/**
 * The sheets, what is the same for every brand: a page carries the one that it needs. Tools bring as many styles as all
 * other pages together, and a page that has none of their classes would wait for a browser to read them.
 */
export const sheetNames = [
  'content',
  'content-explained',
  'content-whole',
  'cover',
  'cover-explained',
  'cover-whole',
  'home',
  'home-explained',
  'home-whole',
  'plain',
  'tool',
  'formulas',
] as const;
export type SheetName = (typeof sheetNames)[number];

/** The sheet of a page that is put together from blocks. A page rendered for one visitor is `plain`, or a tool's. */
export function sheetOf({ kind, blocks }: Pick<PageContent, 'kind' | 'blocks'>): SheetName {
  const name = kind === 'home' ? 'home' : hasTrait(kind, 'cover') ? 'cover' : 'content';
  if (blocks.some(({ blockType }) => isSeldom(blockType))) return `${name}-whole`;
  const isExplained = blocks.some(
    ({ blockType }) => isPicture(blockType) || (name !== 'cover' && isOfCovers(blockType)),
  );
  return isExplained ? `${name}-explained` : name;
}

/** Whether a block is a picture that explains something. */
export function isPicture(blockType: string): boolean {
  return fileOf(blockType, 'explaining') in ofPictures;
}

function isOfCovers(blockType: string): boolean {
  return fileOf(blockType, 'cover') in ofCovers;
}

function isSeldom(blockType: string): boolean {
  return fileOf(blockType, 'seldom') in ofSeldomBlocks;
}

function fileOf(blockType: string, carriedBy: 'cover' | 'explaining' | 'seldom'): string {
  return `../blocks/${blockType}/${blockType}.${carriedBy}.css`;
}

function sheetOfHouse(name: SheetName): string {
  const isHome = name.startsWith('home');
  const hasBlocks = name !== 'tool' && name !== 'formulas';
  const isWhole = name.endsWith('-whole');
  const isExplained = isWhole || name.endsWith('-explained');
  const parts = [
    ...[tokens, base, components, forms, header, sidebar, pages, head],
    ...(env().languages.length > 1 ? [languageSwitch] : []),
    ...(isHome ? home : []),
    ...[blocks, tables, sheet, search],
    ...(name.startsWith('cover') ? cover : []),
    // No tool's page is put together from blocks.
    ...(hasBlocks ? [fold, ...inOrder(ofBlocks), adviserCard, firstQuestion] : []),
    ...(isExplained || name.startsWith('cover') ? inOrder(ofCovers) : []),
    ...(isExplained ? [explaining, chartOfHouses, healthSums, ...inOrder(ofPictures)] : []),
    ...(isWhole || name === 'plain' ? inOrder(ofSeldomBlocks) : []),
    ...[dialog, form],
    // The dialog's forms are pages of their own without a script, and only there fields are hidden by rules.
    ...(name === 'plain' ? [stylesOfRules(callBackForms)] : []),
    ...[callBack, newsletter],
    ...(name === 'plain' ? [privacy, calls, notices] : []),
    ...(name === 'tool' ? inOrder(ofTools) : []),
    ...(name === 'formulas' ? [formulas] : []),
    ...[footer, print],
  ];
  return parts.map((part) => part.trim()).join('\n');
}

const drawn = new Map<SheetName, string>();

/**
 * All styles are inlined in the page (measured: the first paint comes earlier than with a file), and a sheet is
 * the same on every page that carries it, so that the policy names the sheets by their hashes. The brand's values come
 * before what uses them.
 */
export function stylesheet(name: SheetName): string {
  const text = drawn.get(name) ?? [brandTokens(brand()), sheetOfHouse(name)].join('\n');
  drawn.set(name, text);
  return text;
}
