import type { SiteSettings } from '../model.ts';
import { overridingValue } from '../overrides.ts';
import { readAnnualReturnUrl } from './collections.ts';
import { contentService } from './content-service.ts';
import { clean } from './reshape.ts';

/** The site's settings; where the environment sets one too, the environment wins. */
export async function readSettings(): Promise<SiteSettings> {
  const service = await contentService();
  const stored = await service.findGlobal({ slug: 'site-settings', overrideAccess: false, depth: 0 });
  const { links, ...rest } = clean(stored) as unknown as SiteSettings;
  const supportEmail = overridingValue('SUPPORT_EMAIL');
  return {
    ...rest,
    contact: supportEmail ? { ...rest.contact, supportEmail } : rest.contact,
    links: Object.fromEntries(linkNames.map((name) => [name, links?.[name] ?? ''])) as SiteSettings['links'],
    annualReturnUrl: await readAnnualReturnUrl(),
  };
}

const linkNames: (keyof SiteSettings['links'])[] = [
  'agentPortal',
  'smallBusiness',
  'calculatorWithTest',
  'calculatorWithoutTest',
  'calculatorMale',
  'calculatorStress',
  'mobileApp',
  'linkedIn',
  'facebook',
];
