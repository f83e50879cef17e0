import type { SiteSettings } from '#content/model.ts';
import { formText } from '#enquiry/messages/form.en.ts';
import { callingHoursInWords } from './calling-hours.ts';

/**
 * Content names a setting in braces, such as {brand}, so that a figure or an address stands in one place.
 * Menus name the external addresses in the same way: an empty one becomes '', and the entry is not shown.
 */
export type Tokens = Record<string, string>;

export function tokensOf(settings: SiteSettings): Tokens {
  const { brand, company, contact, retention, stats, links, annualReturnUrl } = settings;
  return {
    brand,
    legalName: company.legalName,
    registeredOffice: company.registeredOffice,
    grievanceOfficer: company.grievanceOfficer,
    insurers: stats.insurers,
    corporateClients: stats.corporateClients,
    tourOperators: stats.tourOperators,
    ivfMaternityWaitMonths: String(stats.ivfMaternityWaitMonths),
    surrogateLifeYears: String(stats.surrogateLifeYears),
    supportEmail: contact.supportEmail,
    claimsEmail: contact.claimsEmail,
    claimsPhone: contact.claimsPhone,
    helpline: contact.helpline,
    retentionEnquiries: formText.months(retention.enquiriesMonths),
    retentionAgents: formText.months(retention.agentsMonths),
    retentionBusinesses: formText.months(retention.businessesMonths),
    callingHours: callingHoursInWords(settings.callingHours),
    annualReturnUrl: annualReturnUrl ?? '',
    ...links,
  };
}

/** Fills every string inside a plain value. A name that no setting has stays as it is, braces and all. */
export function fillTokens<T>(value: T, tokens: Tokens): T {
  return fill(value, tokens) as T;
}

function fill(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return value.includes('{') ? fillText(value, tokens) : value;
  if (Array.isArray(value)) return value.map((item) => fill(item, tokens));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, tokens)]));
}

function fillText(text: string, tokens: Tokens): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name] ?? '') : whole,
  );
}
