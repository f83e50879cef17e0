import { type Audience, audiences, pageKinds } from '#content/model.ts';
import { type Locales, languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { markdownPath } from '../markdown/markdown-path.ts';
import { hasTrait } from '../pages/traits-of-kinds.ts';
import { canonicalAddress } from '../text/addresses.ts';
import { feedsMessages } from './messages/messages.ts';
import { entriesOf, siteFeeds } from './site-feeds.ts';
import type { Listed, SiteOverview } from './site-overview.ts';

export const llmsPath = '/llms.txt';

/**
 * Lists the site for programs that answer people (llmstxt.org): our name, how far our words go, then every page with a
 * sentence about it, as Markdown.
 * @param locales those that are published, each with a list of its own
 */
export function llmsText(
  siteUrl: string,
  { locale, settings, listed }: SiteOverview,
  locales: Locales,
): string {
  const text = feedsMessages(locale).llms;
  const found = listed.filter(({ isIndexed }) => isIndexed);
  const pages = found.filter(({ record }) => record.startsWith('pages/')).toSorted(byKindAndName);
  const isLast = ({ kind }: Listed) => hasTrait(kind, 'at-the-end');
  const ofAudience = (audience: Audience) =>
    pages.filter((page) => page.audience === audience && !isLast(page));
  const sections = [
    ...audiences.map((audience) => ({ title: text.audiences[audience], entries: ofAudience(audience) })),
    ...siteFeeds.map((feed) => ({
      title: feedsMessages(locale).feeds[feed.key],
      entries: entriesOf(feed, found),
    })),
    // The one title that the form itself knows: what a short reader may leave out.
    { title: 'Optional', entries: pages.filter(isLast) },
  ];
  const line = ({ path, name, description }: Listed) =>
    `- [${name}](${canonicalAddress(siteUrl, markdownPath(pathIn(locale, path)))}): ${description}`;
  const inOthers = locales
    .filter((other) => other !== locale)
    .map((other) => `[${languageFacts(other).name}](${canonicalAddress(siteUrl, pathIn(other, llmsPath))})`);
  return `${[
    `# ${settings.brand}`,
    `> ${settings.defaultDescription}`,
    [text.about, ...inOthers].join(' '),
    ...sections.flatMap(({ title, entries }) =>
      entries.length > 0 ? [`## ${title}`, entries.map(line).join('\n')] : [],
    ),
  ].join('\n\n')}\n`;
}

function byKindAndName(a: Listed, b: Listed): number {
  return pageKinds.indexOf(a.kind) - pageKinds.indexOf(b.kind) || a.name.localeCompare(b.name);
}
