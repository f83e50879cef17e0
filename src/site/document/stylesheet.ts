import form from '#enquiry/dialog/call-back.css?inline';
import base from '#ui/styles/base.css?inline';
import fonts from '#ui/styles/fonts.css?inline';
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
import reviews from '../styles/reviews.css?inline';
import sheet from '../styles/sheet.css?inline';
import sidebar from '../styles/sidebar.css?inline';

/**
 * All styles stand in the page itself (measured: the first paint comes earlier than with a file), and are
 * the same on every page, so that the policy names them by one hash.
 */
export const stylesheet = [
  fonts,
  tokens,
  base,
  forms,
  header,
  sidebar,
  pages,
  head,
  home,
  blocks,
  reviews,
  sheet,
  dialog,
  form,
  footer,
  print,
]
  .map((part) => part.trim())
  .join('\n');

/** The font of all text. */
export const textFont = /url\("?(\/assets\/anek-latin-[^")]+)/.exec(fonts)?.[1];
