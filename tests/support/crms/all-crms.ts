import { afterAll } from 'vitest';
import { openHubspot } from './hubspot.ts';
import { openLeadsquared } from './leadsquared.ts';
import { openSalesforce } from './salesforce.ts';
import type { StandIn } from './stand-in.ts';
import { openZoho } from './zoho.ts';

/** The four CRMs on loopback, closed after the file's last test. */
export async function openCrms() {
  const [zoho, salesforce, hubspot, leadsquared] = await Promise.all([
    openZoho(),
    openSalesforce(),
    openHubspot(),
    openLeadsquared(),
  ]);
  const all: Record<CrmKey, StandIn> = {
    zoho: zoho.crm,
    salesforce: salesforce.crm,
    hubspot: hubspot.crm,
    leadsquared: leadsquared.crm,
  };
  afterAll(() => Promise.all(Object.values(all).map((crm) => crm.close())));
  const endTokens = () => [zoho, salesforce].forEach(({ tokens }) => void tokens.end());
  return { all, endTokens, variables: variablesOf(all) };
}

export type CrmKey = 'zoho' | 'salesforce' | 'hubspot' | 'leadsquared';
export const crmKeys: readonly CrmKey[] = ['zoho', 'salesforce', 'hubspot', 'leadsquared'];

/** Where the reference is in each. */
export const referenceFields: Readonly<Record<CrmKey, string>> = {
  zoho: 'Enquiry_Reference',
  salesforce: 'Enquiry_Reference__c',
  hubspot: 'enquiry_reference',
  leadsquared: 'mx_Enquiry_Reference',
};

function variablesOf({
  zoho,
  salesforce,
  hubspot,
  leadsquared,
}: Record<CrmKey, StandIn>): Record<string, string> {
  return {
    CRM_ZOHO_ACCOUNTS_URL: zoho.url,
    CRM_ZOHO_CLIENT_ID: '1000.CLIENT',
    CRM_ZOHO_CLIENT_SECRET: 'zoho-client-secret',
    CRM_ZOHO_REFRESH_TOKEN: 'zoho-refresh-secret',
    CRM_SALESFORCE_URL: salesforce.url,
    CRM_SALESFORCE_CLIENT_ID: '3MVG9',
    CRM_SALESFORCE_CLIENT_SECRET: 'salesforce-secret',
    CRM_HUBSPOT_URL: hubspot.url,
    CRM_HUBSPOT_TOKEN: 'hubspot-secret',
    CRM_LEADSQUARED_URL: leadsquared.url,
    CRM_LEADSQUARED_ACCESS_KEY: 'lsq-access',
    CRM_LEADSQUARED_SECRET_KEY: 'lsq-secret',
  };
}
