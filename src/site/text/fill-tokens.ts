import { type Retention, retentionNames } from '#content/collections/site-settings/retention.field.ts';
import type { SiteSettings } from '#content/model.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { callingHoursInWords } from '#forms/slot-in-words.ts';
import type { Locale } from '#ui/language/locales.ts';
import { siteMessages } from '../messages/messages.ts';
import { visitsKeptMonths } from '../visits/visits-kept.ts';

/**
 * Content names a setting in braces, such as {brand}, so that a figure or an address stands in one place.
 * Menus name the external addresses in the same way: an empty one becomes '', and the entry is not shown.
 * Looked up only when a text names it: what a page has not named, it does not depend on.
 */
export type Tokens = Record<string, () => string>;

export function tokensOf(settings: SiteSettings, locale: Locale): Tokens {
  const { months } = formMessages(locale);
  const { days } = siteMessages(locale);
  return {
    brand: () => settings.brand,
    legalName: () => settings.company.legalName,
    registeredOffice: () => settings.company.registeredOffice,
    grievanceOfficer: () => settings.company.grievanceOfficer,
    insurers: () => settings.stats.insurers,
    corporateClients: () => settings.stats.corporateClients,
    tourOperators: () => settings.stats.tourOperators,
    ivfMaternityWaitMonths: () => String(settings.stats.ivfMaternityWaitMonths),
    surrogateLifeYears: () => String(settings.stats.surrogateLifeYears),
    supportEmail: () => settings.contact.supportEmail,
    claimsEmail: () => settings.contact.claimsEmail,
    claimsPhone: () => settings.contact.claimsPhone,
    helpline: () => settings.contact.helpline,
    callingSeries: () => settings.contact.callingSeries,
    privacyAnswerDays: () => days(settings.privacy.answerDays),
    resultDays: () => days(settings.resultDays),
    visitsKept: () => months(visitsKeptMonths),
    callingHours: () => callingHoursInWords(settings.callingHours, locale),
    annualReturnUrl: () => settings.annualReturnUrl ?? '',
    ...linkTokens(settings),
    ...retentionTokens(settings, months),
  };
}

/** `retentionEnquiries` and the like, one for each period. */
function retentionTokens({ retention }: SiteSettings, inWords: (months: number) => string): Tokens {
  return Object.fromEntries(
    retentionNames.map((name) => [retentionToken(name), () => inWords(retention[name])]),
  );
}

export function retentionToken(name: keyof Retention): string {
  return `retention${name.charAt(0).toUpperCase()}${name.slice(1).replace(/Months$/, '')}`;
}

function linkTokens(settings: SiteSettings): Tokens {
  const names = Object.keys(settings.links) as (keyof SiteSettings['links'])[];
  return Object.fromEntries(names.map((name) => [name, () => settings.links[name]]));
}

/**
 * Fills every string inside a plain value. A name that no setting has stays as it is, braces and all. An amount never breaks
 * across two lines, however it was typed.
 */
export function fillTokens<T>(value: T, tokens: Tokens): T {
  return fill(value, tokens) as T;
}

function fill(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return amountsWhole(value.includes('{') ? fillText(value, tokens) : value);
  if (Array.isArray(value)) return value.map((item) => fill(item, tokens));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, tokens)]));
}

function fillText(text: string, tokens: Tokens): string {
  return text.replace(/\{([a-zA-Z]+\d*)\}/g, (whole, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name]?.() ?? '') : whole,
  );
}

function amountsWhole(text: string): string {
  if (!text.includes('₹')) return text;
  return text.replace(/₹ ?(\d[\d.,]*)(?: (lakh|crore))?/g, (_whole, figure: string, unit?: string) =>
    ['₹', figure, ...(unit ? [unit] : [])].join('\u00a0'),
  );
}
