import { languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { SiteInput } from '../document/page-data.ts';
import { searchPath } from '../search/search-path.ts';
import { agencyId } from './agency.ts';
import type { Thing } from './thing.ts';

/** The site as a whole, and how it is searched. */
export function website({
  settings,
  siteUrl,
  locale,
}: Pick<SiteInput, 'settings' | 'siteUrl' | 'locale'>): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: settings.brand,
    url: siteUrl,
    inLanguage: languageFacts(locale).tag,
    publisher: { '@id': agencyId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${pathIn(locale, searchPath)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
