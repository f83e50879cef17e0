import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Uploads } from '#content/collections/upload/upload.read.ts';
import { isWrittenIn } from '#content/read/directory.ts';
import { brand, hexValue } from '#ui/brand/brand.ts';
import { markAddress } from '#ui/brand/mark.ts';
import { jsonForHtml } from '#ui/html/json-for-html.ts';
import { rawHtml } from '#ui/html/raw-html.ts';
import { IslandContext } from '#ui/island/island.tsx';
import { defaultLocale, type Locale, languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { type Social, SocialTags } from '../cards/social-tags.tsx';
import type { Thing } from '../linked-data/thing.ts';
import { addressIn, canonicalAddress, safeHref } from '../text/addresses.ts';
import { alternates } from './alternates.ts';
import { earlyScript } from './early-script.ts';
import { fontSheet, scriptFonts, scriptStyles, textFont } from './font-styles.ts';
import type { BlockData, PageData, SiteInput } from './page-data.ts';
import { SiteContext, type SiteView } from './site-context.tsx';
import { type SheetName, stylesheet } from './stylesheet.ts';

export type DocumentHead = {
  /** Complete, brand included. */
  title: string;
  description: string;
  /** The canonical link's path: no query, no trailing slash. */
  path: string;
  /** Path and query of the links to the other languages, if not the path. */
  switchTo?: string | undefined;
  isIndexed: boolean;
  /** The styles that the page carries: one of the site's sheets, or the text of a room's own. */
  sheet: SheetName | { text: string };
  /** Left out where no one is meant to share the page. */
  social?: Social;
  /** Its statements for programs. */
  things?: readonly Thing[];
  /** Its other forms at addresses of their own: Markdown, or a feed of its list. */
  otherForms?: readonly OtherForm[];
};

export type OtherForm = { type: string; path: string; title?: string };

export type DocumentInput = {
  site: SiteInput;
  pageData: PageData;
  blockData?: BlockData;
  uploads?: Uploads;
  head: DocumentHead;
  body: ReactNode;
};

/** A complete page as text. */
export function renderDocument({
  site,
  pageData,
  blockData = new Map(),
  uploads = {},
  head,
  body,
}: DocumentInput): string {
  const { locale, locales, settings, menus, clock, pages } = site;
  const linkTo = (href: unknown) => {
    const safe = safeHref(href);
    return safe && addressIn(localeOfLink(safe, site), safe);
  };
  const shown = { locale, locales, settings, menus, clock, pageData, blockData, uploads };
  const { path: here, switchTo = here } = head;
  const view: SiteView = { ...shown, ...pages, here, switchTo, linkTo };
  const markup = renderToStaticMarkup(
    <SiteContext value={view}>
      <IslandContext value={site.assets.islands}>
        <Document head={head} site={site}>
          {body}
        </Document>
      </IslandContext>
    </SiteContext>,
  );
  return `<!doctype html>${markup}`;
}

/** A link leads to the page in the reader's language, or, where it is not written in that, in the default one. */
function localeOfLink(href: string, { locale, pages }: SiteInput): Locale {
  if (locale === defaultLocale || !href.startsWith('/')) return locale;
  const page = pages.pageAt(href.replace(/[?#].*/, ''));
  return page && !isWrittenIn(page, locale) ? defaultLocale : locale;
}

type DocumentProps = { head: DocumentHead; site: SiteInput; children: ReactNode };

function Document({ head, site, children }: DocumentProps) {
  const { title, description, path, isIndexed, sheet, social, otherForms = [], things = [] } = head;
  const { siteUrl, locale } = site;
  const isOfSite = typeof sheet === 'string';
  const fonts = isOfSite ? fontSheet(locale) : scriptStyles(locale);
  const address = canonicalAddress(siteUrl, pathIn(locale, path));
  return (
    <html lang={languageFacts(locale).tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        {isIndexed && <Alternates path={path} site={site} />}
        {!isIndexed && <meta name="robots" content="noindex" />}
        {otherForms.map(({ type, path: other, title: named }) => (
          <link key={other} rel="alternate" type={type} href={other} title={named} />
        ))}
        {social && <SocialTags {...{ social, siteUrl, address, description, locale }} />}
        {/* A browser's own bar cannot read custom properties. */}
        <meta name="theme-color" content={hexValue('paper')} />
        {/* A browser that draws no SVG here asks for /favicon.ico of itself. */}
        <link rel="icon" href={markAddress(brand().mark)} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script {...rawHtml(earlyScript)} />
        <FontPreload locale={locale} />
        <style {...rawHtml(isOfSite ? stylesheet(sheet) : sheet.text)} />
        {fonts && <style {...rawHtml(fonts)} />}
      </head>
      <body>
        {children}
        {/* A data block: browsers run nothing in it, so that the policy has nothing to say about it. */}
        {things.length > 0 && (
          <script
            type="application/ld+json"
            {...rawHtml(jsonForHtml({ '@context': 'https://schema.org', '@graph': things }))}
          />
        )}
        <EntryScript {...site.assets.entry} />
      </body>
    </html>
  );
}

/** The same page in the other languages; of one language alone there is nothing to say. */
function Alternates({ path, site: { siteUrl, locales } }: { path: string; site: SiteInput }) {
  const languages = alternates(locales);
  if (languages.length === 0) return null;
  const addressOf = (locale: Locale) => canonicalAddress(siteUrl, pathIn(locale, path));
  return (
    <>
      {languages.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={languageFacts(locale).tag} href={addressOf(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(defaultLocale)} />
    </>
  );
}

/** Next to the page where the window is wide; a narrow one fetches them once its words are painted. */
function FontPreload({ locale }: { locale: Locale }) {
  return [textFont(), ...scriptFonts(locale)].map(
    (href) =>
      href && (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          media="(width >= 48rem)"
          href={href}
        />
      ),
  );
}

/** In the page itself: nothing more to fetch before a tap is answered (docs/performance.md). */
function EntryScript({ address, code = '' }: { address?: string; code?: string }) {
  if (address) return <script type="module" src={address} />;
  return <script type="module" {...rawHtml(code)} />;
}
