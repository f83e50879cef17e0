import form from '#forms/form.css?inline';
import { brand } from '#ui/brand/brand.ts';
import { brandTokens } from '#ui/brand/brand-tokens.ts';
import base from '#ui/styles/base.css?inline';
import components from '#ui/styles/components.css?inline';
import forms from '#ui/styles/forms.css?inline';
import tokens from '#ui/styles/tokens.css?inline';
import { spokenStyles } from '../by-hand/spoken.ts';
import deskBar from './desk-bar.css?inline';
import deskTabs from './desk-tabs.css?inline';
import frame from './frame.css?inline';

/** The sheets of all screens. */
const ofScreens = import.meta.glob<string>('../*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Sorts a folder's own sheet (`today/today.css`) before those of its parts (`today/next-call.css`). */
function place(file: string): string {
  const [, folder = '', name = ''] = file.split('/');
  return name === `${folder}.css` ? `${folder}/` : `${folder}/${name}`;
}

let composed: string | undefined;

/** The one sheet of all desk pages. It is inlined, and the security policy names it by its hash. */
export function deskStyles(): string {
  const own = Object.keys(ofScreens)
    .filter((file) => !file.startsWith('./') && !file.startsWith('../frame/'))
    .sort((a, b) => (place(a) < place(b) ? -1 : 1))
    .map((file) => ofScreens[file] ?? '');
  // On the site a page is in one language; here a text in another one is beside the English.
  const ofBrand = [brandTokens(brand()), ...Object.values(brand().scriptStyles)]
    .join('\n')
    .replaceAll(':root:lang(', ':lang(');
  composed ??= [
    ofBrand,
    tokens,
    base,
    components,
    forms,
    form,
    frame,
    deskBar,
    deskTabs,
    ...own,
    spokenStyles(),
  ]
    .map((part) => part.trim())
    .join('\n');
  return composed;
}
