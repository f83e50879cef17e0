import type { Config } from 'payload';
import { previewedCollections } from '#site/preview/draft-place.ts';

/**
 * How the content service's screens look: in the desk's frame, with the broker's mark in the tab, and with views of our own
 * besides the collections'.
 */
export const appearance: Config['admin'] = {
  avatar: 'default',
  // The desk has one look, by day and by night.
  theme: 'light',
  dateFormat: 'd MMM yyyy, h:mm aaa',
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
    header: ['/views/frame/desk-header.tsx#DeskHeader'],
    Nav: '/views/frame/content-menu.tsx#ContentMenu',
    graphics: { Logo: '/views/brand-logo.tsx#BrandLogo' },
  },
};
