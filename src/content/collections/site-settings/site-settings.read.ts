import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import type { SiteSettings } from '../../model.ts';
import { readGlobal } from '../../read/content-service.ts';
import { readAnnualReturnUrl } from '../legal-documents/legal-documents.read.ts';
import { readIsFeedOpen } from './feed-open.ts';
import { knownSettings } from './known-settings.ts';
import { overridingValue } from './overrides.ts';
import { linkNames } from './site-settings.global.ts';

// The newest annual return is one of the addresses that the settings give.
export const settingsTables: readonly string[] = ['site_settings', 'legal_documents'];

/** The site's settings; where the environment sets one too, the environment wins. */
export async function readSettings(locale: Locale = defaultLocale): Promise<SiteSettings> {
  const { links, ...rest } = await readGlobal('site-settings', locale);
  const supportEmail = overridingValue('SUPPORT_EMAIL');
  const { holidays = [], ...hours } = rest.callingHours;
  return {
    ...rest,
    callingHours: { ...hours, holidays },
    contact: {
      ...rest.contact,
      whatsapp: rest.contact.whatsapp ?? '',
      ...(supportEmail && { supportEmail }),
    },
    links: Object.fromEntries(linkNames.map((name) => [name, links?.[name] ?? ''])) as SiteSettings['links'],
    privacy: { ...rest.privacy, isFeedOpen: await readIsFeedOpen() },
    annualReturnUrl: await readAnnualReturnUrl(),
  };
}

/** The settings as visitors read them: what is a placeholder is empty. */
export async function readKnownSettings(locale: Locale = defaultLocale): Promise<SiteSettings> {
  const settings = await readSettings(locale);
  return knownSettings(settings, locale === defaultLocale ? settings : await readSettings());
}
