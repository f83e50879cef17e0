import type { SiteSettings } from '../../model.ts';
import { overridingValue } from './overrides.ts';
import { isPlaceholder } from './placeholder.ts';

/**
 * Settings as visitors read them: a placeholder counts as unset and is empty, so that whatever names it is left out. A
 * support address that the environment sets is the operator's own choice and is kept.
 * @param inDefault the settings in the default language: what is there already, and in this language still a placeholder,
 * is read as it is there
 */
export function knownSettings(settings: SiteSettings, inDefault = settings): SiteSettings {
  const known = withoutPlaceholders(settings, inDefault) as SiteSettings;
  const supportEmail = overridingValue('SUPPORT_EMAIL') ?? known.contact.supportEmail;
  return { ...known, contact: { ...known.contact, supportEmail } };
}

function withoutPlaceholders(value: unknown, inDefault: unknown): unknown {
  if (typeof value === 'string')
    return [value, inDefault].find((each) => typeof each === 'string' && !isPlaceholder(each)) ?? '';
  if (value === null || typeof value !== 'object') return value;
  const at = (key: string | number) => (inDefault as Record<string | number, unknown> | undefined)?.[key];
  if (Array.isArray(value)) return value.map((inner, index) => withoutPlaceholders(inner, at(index)));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutPlaceholders(inner, at(name))]),
  );
}
