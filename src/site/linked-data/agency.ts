import type { SiteSettings } from '#content/model.ts';
import type { Thing } from './thing.ts';

/** Names us on every page that states something of ours; the home page gives our details under the same id. */
export function agencyInShort({ brand }: SiteSettings, siteUrl: string): Thing {
  return { '@type': 'InsuranceAgency', '@id': agencyId(siteUrl), name: brand, url: siteUrl };
}

/** States our details from the settings, without those that are not set yet. */
export function agencyInFull(settings: SiteSettings, siteUrl: string): Thing {
  const { company, contact, licence, links, defaultDescription } = settings;
  return {
    ...agencyInShort(settings, siteUrl),
    legalName: known(company.legalName),
    description: defaultDescription,
    logo: `${siteUrl}/icon-512.png`,
    address: known(company.registeredOffice),
    telephone: known(contact.helpline),
    email: known(contact.supportEmail),
    areaServed: india,
    identifier: some([
      ...identifier('CIN', known(company.cin)),
      ...identifier('IRDAI licence number', known(licence.number)),
    ]),
    contactPoint: claimsContact(contact),
    sameAs: some([links.linkedIn, links.facebook].filter(Boolean)),
  };
}

export const india: Thing = { '@type': 'Country', name: 'India' };

export function agencyId(siteUrl: string): string {
  return `${siteUrl}/#agency`;
}

function claimsContact({ claimsPhone, claimsEmail }: SiteSettings['contact']): Thing | undefined {
  const telephone = known(claimsPhone);
  const email = known(claimsEmail);
  if (!telephone && !email) return undefined;
  return { '@type': 'ContactPoint', contactType: 'claims', telephone, email };
}

function identifier(propertyID: string, value: string | undefined): Thing[] {
  return value ? [{ '@type': 'PropertyValue', propertyID, value }] : [];
}

function some<Value>(list: Value[]): Value[] | undefined {
  return list.length > 0 ? list : undefined;
}

function known(text: string): string | undefined {
  return text || undefined;
}
