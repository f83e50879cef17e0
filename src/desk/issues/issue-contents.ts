import type { Payload } from 'payload';
import { addressPlaces } from '#content/collections/collections.ts';
import { issueFolder } from '#content/collections/newsletters/newsletters.collection.ts';
import { readKnownSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { type Uploads, uploadsOf } from '#content/collections/upload/upload.read.ts';
import { documentFile, mediaAddress, plainFile } from '#content/collections/upload/upload-names.ts';
import { uploadsIn } from '#content/collections/upload/uploads-in.ts';
import { toPlainData } from '#content/fields/to-plain-data.ts';
import { targetOfLink } from '#content/links/link-target.ts';
import { type Directory, directorySource } from '#content/read/directory.ts';
import type { RichTextNode, RichTextValue } from '#content/rich-text-value.ts';
import type { IssueContent, IssueContents } from '#newsletter/issues/issue.ts';
import { env } from '#platform/env.ts';
import { documentWords } from '#site/media/document-words.ts';
import { mediaMessages } from '#site/media/messages/messages.ts';
import { addressIn, safeHref } from '#site/text/addresses.ts';
import { fillTokens, tokensOf } from '#site/text/fill-tokens.ts';
import { defaultLocale, type Language } from '#ui/language/locales.ts';
import { issueDrafts } from './issue-drafts.ts';

/**
 * The saved draft of an issue as it would go out, in every language that it is written in: settings filled in as on a
 * page, and links made whole addresses, since a mail is read anywhere. Pictures and documents become links, since a
 * mail fetches nothing.
 * @returns nothing when there is no such issue
 */
export async function issueContents(service: Payload, id: number): Promise<IssueContents | undefined> {
  const contents: Partial<IssueContents> = {};
  for (const language of (await issueDrafts(service, id)).keys())
    contents[language] = await contentIn(service, id, language);
  return contents[defaultLocale] && (contents as IssueContents);
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
  const whole = filled.body ?? { root: { children: [] } };
  const directory = await directorySource(addressPlaces, locale).value();
  const uploads = await uploadsOf(uploadsIn(whole), { ask: (source, asked) => source.read(asked, locale) });
  return {
    ...filled,
    body: withAddresses(whole, { directory, uploads, locale }),
    address: env().siteUrl + addressIn(locale, issueFolder + slug),
  };
}

type Found = { directory: Directory; uploads: Uploads; locale: Language };

function withAddresses({ root }: RichTextValue, found: Found): RichTextValue {
  const whole = (node: RichTextNode): RichTextNode => {
    const children = Array.isArray(node.children) ? (node.children as RichTextNode[]).map(whole) : undefined;
    if (node.type === 'upload') return linkToUpload(node, found);
    if (node.type !== 'link' && node.type !== 'autolink') return { ...node, children };
    return { type: 'link', address: addressOf(node, found), children };
  };
  return { root: { children: root.children.map(whole) } };
}

/** Without words where it was taken away since, as on the page. */
function linkToUpload(node: RichTextNode, { uploads, locale }: Found): RichTextNode {
  const upload = uploads[Number(node.value)];
  if (!upload) return { type: 'upload' };
  const isDocument = upload.kind === 'pdf';
  const text = isDocument ? documentWords(upload, locale) : mediaMessages(locale).picture(upload.alt);
  const address = env().siteUrl + mediaAddress(isDocument ? documentFile(upload.name) : plainFile(upload));
  return { type: 'paragraph', children: [{ type: 'link', address, children: [{ type: 'text', text }] }] };
}

/** Nothing for what leads nowhere from a mail: a page that is gone, a place on a page. */
function addressOf(node: RichTextNode, { directory: { find }, locale }: Found): string | undefined {
  const target = targetOfLink(node);
  const href = 'record' in target ? find(`record:${target.record}`)?.path : safeHref(target.href);
  if (!href || href.startsWith('#')) return undefined;
  return href.startsWith('/') ? env().siteUrl + addressIn(locale, href) : href;
}
