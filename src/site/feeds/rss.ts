import { languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { canonicalAddress } from '../text/addresses.ts';
import { escapeXml } from '../text/escape-xml.ts';
import { feedsMessages } from './messages/messages.ts';
import { type Entry, entriesOf, type SiteFeed } from './site-feeds.ts';
import type { SiteOverview } from './site-overview.ts';

/** A reader asks for the whole file again and again. */
const maxEntries = 30;

/** A feed as RSS 2.0 (rssboard.org), with its own address as readers ask for it. */
export function rssXml(siteUrl: string, feed: SiteFeed, overview: SiteOverview): string {
  const { locale, settings, listed } = overview;
  const addressOf = (path: string) => canonicalAddress(siteUrl, pathIn(locale, path));
  const list = listed.find(({ key }) => key === feed.listKey);
  const channel = [
    element('title', `${settings.brand}: ${feedsMessages(locale).feeds[feed.key]}`),
    element('link', addressOf(list?.path ?? '/')),
    element('description', list?.description || settings.defaultDescription),
    element('language', languageFacts(locale).tag),
    `<atom:link href="${escapeXml(addressOf(feed.path))}" rel="self" type="application/rss+xml"/>`,
    ...entriesOf(feed, listed)
      .slice(0, maxEntries)
      .map((entry) => itemOf(entry, addressOf(entry.path))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n</channel></rss>\n`;
}

function itemOf({ name, description, publishedOn }: Entry, address: string): string {
  const parts = [
    element('title', name),
    element('link', address),
    element('guid', address),
    element('description', description),
    element('pubDate', dayAsRss(publishedOn)),
  ];
  return `<item>${parts.join('')}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** `2026-11-22` as `Sun, 22 Nov 2026 00:00:00 +0530`: the day begins in India. */
function dayAsRss(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0530');
}
