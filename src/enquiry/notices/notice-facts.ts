import { readKnownSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { cachedRead } from '../store/cached-read.ts';
import { pathOfPage } from '../store/site-pages.ts';
import type { NoticeFacts } from './notice-file.ts';

type Settings = Omit<NoticeFacts, 'privacyPage'>;

const noticeSettings = cachedRead<Settings>('notice-settings', read, () => nothing);
const nothing: Settings = {
  brand: '',
  legalName: '',
  registeredOffice: '',
  grievanceOfficer: '',
  supportEmail: '',
};

async function read(): Promise<Settings> {
  const { brand, company, contact } = await readKnownSettings();
  const { legalName, registeredOffice, grievanceOfficer } = company;
  return { brand, legalName, registeredOffice, grievanceOfficer, supportEmail: contact.supportEmail };
}

/** The values that the notice names, from the settings; a name is written alike in every language. */
export async function noticeFacts(locale: Locale): Promise<NoticeFacts> {
  const privacyPath = pathIn(locale, await pathOfPage('privacy-request'));
  return { ...(await noticeSettings()), privacyPage: env().siteUrl + privacyPath };
}
