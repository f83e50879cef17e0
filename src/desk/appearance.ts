import type { Config } from 'payload';

/** How the desk looks: the broker's mark on its door and in the tab, and what must be seen on every screen. */
export const appearance: Config['admin'] = {
  avatar: 'default',
  meta: { titleSuffix: ' – staff', icons: [{ url: '/favicon.svg', type: 'image/svg+xml' }] },
  components: {
    header: ['/views/licence-warning.tsx#LicenceWarning'],
    graphics: {
      Logo: '/views/brand-logo.tsx#BrandLogo',
      Icon: '/views/brand-logo.tsx#BrandIcon',
    },
  },
};
