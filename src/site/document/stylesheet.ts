import { callBackForms } from '#enquiry/definitions/call-back.form.ts';
import callBack from '#enquiry/dialog/call-back-dialog.css?inline';
import form from '#forms/form.css?inline';
import { stylesOfRules } from '#forms/shown.ts';
import { brand } from '#ui/brand/brand.ts';
import { brandTokens } from '#ui/brand/brand-tokens.ts';
import base from '#ui/styles/base.css?inline';
import forms from '#ui/styles/forms.css?inline';
import tokens from '#ui/styles/tokens.css?inline';
import blocks from '../styles/blocks.css?inline';
import dialog from '../styles/dialog.css?inline';
import footer from '../styles/footer.css?inline';
import head from '../styles/head.css?inline';
import header from '../styles/header.css?inline';
import home from '../styles/home.css?inline';
import pages from '../styles/pages.css?inline';
import print from '../styles/print.css?inline';
import sheet from '../styles/sheet.css?inline';
import sidebar from '../styles/sidebar.css?inline';

/** Every block's own, in the order of their folders: a new block is in without being named here. */
const ofBlocks = import.meta.glob<string>('../blocks/*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The tools' own, in the order of their files. */
const ofTools = import.meta.glob<string>('../../tools/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

function inOrder(styles: Record<string, string>): string[] {
  return Object.keys(styles)
    .sort()
    .map((file) => styles[file] ?? '');
}

/** What is the same for every brand. */
const ofHouse = [
  tokens,
  base,
  forms,
  header,
  sidebar,
  pages,
  head,
  home,
  blocks,
  sheet,
  ...inOrder(ofBlocks),
  dialog,
  form,
  stylesOfRules(callBackForms),
  callBack,
  ...inOrder(ofTools),
  footer,
  print,
]
  .map((part) => part.trim())
  .join('\n');

let whole: string | undefined;

/**
 * All styles stand in the page itself (measured: the first paint comes earlier than with a file), and are
 * the same on every page, so that the policy names them by one hash. The brand's values come before what uses them.
 */
export function stylesheet(): string {
  whole ??= [brandTokens(brand()), ofHouse].join('\n');
  return whole;
}

/** Where the font of all text lies: the first that the brand's styles name. */
export function textFont(): string | undefined {
  return /url\("(\/assets\/[^"]+)/.exec(brand().fontStyles)?.[1];
}
