import type { SiteSettings } from '../../model.ts';
import { overridingValue } from './overrides.ts';
import { isPlaceholder } from './placeholder.ts';

/**
 * Settings as visitors read them: a placeholder counts as unset and is empty, so that whatever names it is left out. A
 * support address that the environment sets is the operator's own choice and is kept.
 */
export function knownSettings(settings: SiteSettings): SiteSettings {
  const known = withoutPlaceholders(settings) as SiteSettings;
  const supportEmail = overridingValue('SUPPORT_EMAIL') ?? known.contact.supportEmail;
  return { ...known, contact: { ...known.contact, supportEmail } };
}

function withoutPlaceholders(value: unknown): unknown {
  if (typeof value === 'string') return isPlaceholder(value) ? '' : value;
  if (Array.isArray(value)) return value.map(withoutPlaceholders);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutPlaceholders(inner)]));
}
