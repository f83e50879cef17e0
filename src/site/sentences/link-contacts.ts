import type { SiteSettings } from '#content/model.ts';
import { telephoneLink } from '../text/addresses.ts';
import { escapeRegExp } from '../text/escape-reg-exp.ts';
import { type Replacement, replaceIn, sentencesIn } from './sentences-in.ts';

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
/** Toll-free numbers, those of authorities among them. */
const tollFree = /1800[ -]\d{3,4}[ -]\d{3,4}/;

/**
 * In a page's sentences e-mail addresses and telephone numbers can be pressed: ours, and what can be nothing else. Who reads
 * on a phone what to do after a loss calls from there.
 */
export function linkContacts(html: string, { claimsPhone, helpline }: SiteSettings['contact']): string {
  const ours = [claimsPhone, helpline].filter(Boolean).map(escapeRegExp);
  const anyOf = [email.source, ...ours, tollFree.source].join('|');
  const contact = new RegExp(`(?<![\\w+@.-])(?:${anyOf})(?![\\w@])`, 'g');
  const replacements = sentencesIn(html).flatMap(({ start, text }): Replacement[] =>
    [...text.matchAll(contact)].map(({ index, 0: words }) => ({
      start: start + index,
      end: start + index + words.length,
      by: `<a href="${words.includes('@') ? `mailto:${words}` : telephoneLink(words)}">${words}</a>`,
    })),
  );
  return replaceIn(html, replacements);
}
