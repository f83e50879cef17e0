import { expect, test } from 'vitest';
import { settings } from '../fixtures/site-fixture.ts';
import { fillTokens, tokensOf } from './fill-tokens.ts';

const tokens = tokensOf(settings, 'en');

test.each([
  ['{brand}', settings.brand],
  ['{legalName}', settings.company.legalName],
  ['{insurers}', settings.stats.insurers],
  ['{corporateClients}', settings.stats.corporateClients],
  ['{tourOperators}', settings.stats.tourOperators],
  ['{ivfMaternityWaitMonths}', '9'],
  ['{surrogateLifeYears}', '3'],
  ['{ivfMaternityWaitCaveat}', settings.caveats.ivfMaternityWait],
  ['{surrogateLifeCaveat}', settings.caveats.surrogateLife],
  ['{supportEmail}', settings.contact.supportEmail],
  ['{claimsEmail}', settings.contact.claimsEmail],
  ['{claimsPhone}', settings.contact.claimsPhone],
  ['{helpline}', settings.contact.helpline],
  ['{callingSeries}', settings.contact.callingSeries],
  ['{registeredOffice}', settings.company.registeredOffice],
  ['{grievanceOfficer}', settings.company.grievanceOfficer],
  ['{retentionEnquiries}', `${settings.retention.enquiriesMonths} months`],
  ['{retentionAgents}', `${settings.retention.agentsMonths} months`],
  ['{retentionBusinesses}', `${settings.retention.businessesMonths} months`],
  ['{retentionContacts}', `${settings.retention.contactsMonths} months`],
  ['{retentionResumes}', `${settings.retention.resumesMonths} months`],
  ['{resultDays}', `${settings.resultDays} days`],
  ['{renewalReminderDays}', '1 day'],
  ['{callingHours}', 'Monday to Saturday, 10 am to 6:30 pm'],
  ['{agentPortal}', settings.links.agentPortal],
  ['{annualReturnUrl}', ''],
])('%s is filled from the settings', (text, expected) => {
  expect(fillTokens(text, tokens)).toBe(expected);
});

test('a single month is no months, and a single day no days', () => {
  const retention = { ...settings.retention, agentsMonths: 1 };
  const single = tokensOf({ ...settings, retention, resultDays: 1 }, 'en');
  expect(fillTokens('{retentionAgents} {resultDays}', single)).toBe('1 month 1 day');
});

test('every string inside a value is filled, however deep, and nothing else is touched', () => {
  const value = {
    title: 'We are {brand}',
    list: [{ text: '{insurers} insurers' }],
    count: 3,
    none: undefined,
  };
  expect(fillTokens(value, tokens)).toEqual({
    title: `We are ${settings.brand}`,
    list: [{ text: `${settings.stats.insurers} insurers` }],
    count: 3,
    none: undefined,
  });
});

test('an unknown name stays as it is, and so does the name of an inherited property', () => {
  expect(fillTokens('/ri{secret} {toString}', tokens)).toBe('/ri{secret} {toString}');
});

test('an amount stays in one line, however it was typed', () => {
  const typed = {
    text: 'Awards up to ₹ 50 lakh, ₹1.5 crore or ₹ 5,000, and ₹ {insurers}.',
    list: ['Without: 50 lakh'],
  };
  expect(fillTokens(typed, { insurers: () => '33' })).toEqual({
    text: 'Awards up to ₹\u00a050\u00a0lakh, ₹\u00a01.5\u00a0crore or ₹\u00a05,000, and ₹\u00a033.',
    list: ['Without: 50 lakh'],
  });
});
