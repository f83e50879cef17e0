import type { Config } from 'payload';
import { previewedCollections } from '#site/preview/draft-place.ts';

/**
 * How the desk looks: the broker's mark on its door and in the tab, what must be seen on every screen, and views of our
 * own besides the collections'.
 */
export const appearance: Config['admin'] = {
  avatar: 'default',
  meta: { titleSuffix: ' – staff', icons: [{ url: '/favicon.svg', type: 'image/svg+xml' }] },
  livePreview: {
    collections: [...previewedCollections],
    url: ({ collectionConfig, data, locale }) =>
      data.id ? `/desk/preview/${collectionConfig?.slug}/${data.id}?locale=${locale.code}` : null,
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    ],
  },
  components: {
    providers: ['/views/palette/brand-palette.tsx#BrandPalette'],
    header: [
      '/views/licence-warning.tsx#LicenceWarning',
      '/views/privacy/overdue-requests.tsx#OverdueRequests',
    ],
    afterNavLinks: [
      '/views/pages/named-pages-links.tsx#NamedPagesLinks',
      '/views/tools/tools-link.tsx#ToolsLink',
    ],
    logout: { Button: '/views/log-out.tsx#LogOut' },
    graphics: {
      Logo: '/views/brand-logo.tsx#BrandLogo',
      Icon: '/views/brand-logo.tsx#BrandIcon',
    },
  },
};
