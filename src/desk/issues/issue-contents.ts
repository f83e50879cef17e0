import type { Payload } from 'payload';
import { addressPlaces } from '#content/collections/collections.ts';
import { issueFolder } from '#content/collections/newsletters/newsletters.collection.ts';
import { readKnownSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { toPlainData } from '#content/fields/to-plain-data.ts';
import { targetOfLink } from '#content/links/link-target.ts';
import { type Directory, directorySource } from '#content/read/directory.ts';
import type { RichTextNode, RichTextValue } from '#content/rich-text-value.ts';
import type { IssueContent, IssueContents } from '#newsletter/issues/issue.ts';
import { env } from '#platform/env.ts';
import { addressIn, safeHref } from '#site/text/addresses.ts';
import { fillTokens, tokensOf } from '#site/text/fill-tokens.ts';
import { defaultLocale, type Language, languageCodes } from '#ui/language/locales.ts';

/**
 * The saved draft of an issue as it would go out, in every language: settings filled in as on a page, and links made
 * whole addresses, since a mail is read anywhere.
 * @returns nothing when there is no such issue
 */
export async function issueContents(service: Payload, id: number): Promise<IssueContents | undefined> {
  const contents: Partial<IssueContents> = {};
  for (const language of languageCodes) {
    const content = await contentIn(service, id, language);
    if (!content) return undefined;
    contents[language] = content;
  }
  return contents as IssueContents;
}

async function contentIn(service: Payload, id: number, locale: Language): Promise<IssueContent | undefined> {
  const stored = await service.findByID({
    collection: 'newsletters',
    id,
    draft: true,
    depth: 0,
    locale,
    fallbackLocale: defaultLocale,
    disableErrors: true,
  });
  if (!stored) return undefined;
  const { fields } = service.collections.newsletters.config;
  const plain = toPlainData(fields, stored, locale);
  const { subject = '', preview = '', title = '', slug = '', body } = plain as Partial<typeof plain>;
  const filled = fillTokens(
    { subject, preview, title, body },
    tokensOf(await readKnownSettings(locale), locale),
  );
  const directory = await directorySource(addressPlaces, locale).value();
  return {
    ...filled,
    body: withAddresses(filled.body ?? { root: { children: [] } }, directory, locale),
    address: env().siteUrl + addressIn(locale, issueFolder + slug),
  };
}

function withAddresses({ root }: RichTextValue, directory: Directory, locale: Language): RichTextValue {
  const whole = (node: RichTextNode): RichTextNode => {
    const children = Array.isArray(node.children) ? (node.children as RichTextNode[]).map(whole) : undefined;
    if (node.type !== 'link' && node.type !== 'autolink') return { ...node, children };
    return { type: 'link', address: addressOf(node, directory, locale), children };
  };
  return { root: { children: root.children.map(whole) } };
}

/** Nothing for what leads nowhere from a mail: a page that is gone, a place on a page. */
function addressOf(node: RichTextNode, { find }: Directory, locale: Language): string | undefined {
  const target = targetOfLink(node);
  const href = 'record' in target ? find(`record:${target.record}`)?.path : safeHref(target.href);
  if (!href || href.startsWith('#')) return undefined;
  return href.startsWith('/') ? env().siteUrl + addressIn(locale, href) : href;
}
