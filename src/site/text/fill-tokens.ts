import { type Retention, retentionNames } from '#content/collections/site-settings/retention.field.ts';
import type { SiteSettings } from '#content/model.ts';
import { activeCrms } from '#enquiry/crm/active-crms.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { callingHoursInWords } from '#forms/slot-in-words.ts';
import { type CaptchaProvider, env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { siteMessages } from '../messages/messages.ts';
import { visitRetentionMonths } from '../visits/visit-retention.ts';
import { fillValue } from './fill-value.ts';

/**
 * Content names a setting in braces, such as {brand}, so that a figure or an address is in one place.
 * Menus name the external addresses in the same way: an entry whose address is empty is not shown.
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
    licenceNumber: () => settings.licence.number,
    insurers: () => settings.stats.insurers,
    corporateClients: () => settings.stats.corporateClients,
    tourOperators: () => settings.stats.tourOperators,
    ivfMaternityWaitMonths: () => String(settings.stats.ivfMaternityWaitMonths),
    surrogateLifeYears: () => String(settings.stats.surrogateLifeYears),
    ivfMaternityWaitCaveat: () => settings.caveats.ivfMaternityWait,
    surrogateLifeCaveat: () => settings.caveats.surrogateLife,
    supportEmail: () => settings.contact.supportEmail,
    claimsEmail: () => settings.contact.claimsEmail,
    claimsPhone: () => settings.contact.claimsPhone,
    helpline: () => settings.contact.helpline,
    callingSeries: () => settings.contact.callingSeries,
    privacyAnswerDays: () => days(settings.privacy.answerDays),
    renewalReminderDays: () => days(settings.privacy.renewalReminderDays),
    resultDays: () => days(settings.resultDays),
    visitsKept: () => months(visitRetentionMonths),
    callingHours: () => callingHoursInWords(settings.callingHours, locale),
    fertilityCalculators: () => fertilityCalculators(settings.links),
    builtInCaptcha: () => nameOfCaptcha('altcha', 'ALTCHA'),
    recaptcha: () => nameOfCaptcha('recaptcha', 'reCAPTCHA'),
    crmNames: () => namesOfCrms(locale),
    feed: () => (settings.privacy.isFeedOpen ? 'yes' : ''),
    annualReturnUrl: () => settings.annualReturnUrl ?? '',
    ...linkTokens(settings),
    ...retentionTokens(settings, months),
  };
}

/** Empty unless it is the captcha in use, so that a sentence about another one is left out. */
function nameOfCaptcha(provider: CaptchaProvider, name: string): string {
  return env().captcha.provider === provider ? name : '';
}

/** The companies that keep the list of customers; empty where enquiries are handed to none that is known by name. */
function namesOfCrms(locale: Locale): string {
  const names = activeCrms().map(({ adapter }) => adapter.name);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** Empty while none of them has an address: `{?fertilityCalculators}` ties a sentence to them. */
function fertilityCalculators(links: SiteSettings['links']): string {
  const { calculatorWithTest, calculatorWithoutTest, calculatorMale, calculatorStress } = links;
  return calculatorWithTest || calculatorWithoutTest || calculatorMale || calculatorStress;
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
 * Fills every string inside a plain value. A name that no setting has stays as it is; a sentence that names an empty
 * setting is left out.
 */
export function fillTokens<T>(value: T, tokens: Tokens): T {
  return fillValue(value, (name) => (Object.hasOwn(tokens, name) ? tokens[name]?.() : undefined)) as T;
}
