import form from '#forms/form.css?inline';
import { brand } from '#ui/brand/brand.ts';
import { brandTokens } from '#ui/brand/brand-tokens.ts';
import base from '#ui/styles/base.css?inline';
import forms from '#ui/styles/forms.css?inline';
import tokens from '#ui/styles/tokens.css?inline';
import frame from './frame.css?inline';

/** Every page's own, in the order of their folders. */
const ofPages = import.meta.glob<string>('../*/*.css', { query: '?inline', import: 'default', eager: true });

let drawn: string | undefined;

/** The desk's one sheet, the same on all of its pages: it stands in the page, and the policy names it by its hash. */
export function deskStyles(): string {
  const own = Object.keys(ofPages)
    .filter((file) => !file.startsWith('./') && !file.startsWith('../frame/'))
    .sort()
    .map((file) => ofPages[file] ?? '');
  drawn ??= [brandTokens(brand()), tokens, base, forms, form, frame, ...own]
    .map((part) => part.trim())
    .join('\n');
  return drawn;
}
