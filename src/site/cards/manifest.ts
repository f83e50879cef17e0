import type { SiteSettings } from '#content/model.ts';
import { hexValue } from '#ui/brand/brand.ts';
import { defaultLocale, languageFacts } from '#ui/language/locales.ts';

/** The web manifest: how the site is called and looks where someone puts it on a home screen. */
export function manifestText({ brand }: Pick<SiteSettings, 'brand'>): string {
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return JSON.stringify({
    name: brand,
    short_name: brand,
    start_url: '/',
    // A site like any other: its address bar says who you are dealing with.
    display: 'browser',
    lang: languageFacts(defaultLocale).tag,
    theme_color: hexValue('paper'),
    background_color: hexValue('paper'),
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
