import type { CrmAdapter } from './adapter.ts';
import { hubspot } from './vendors/hubspot.ts';
import { leadsquared } from './vendors/leadsquared.ts';
import { salesforce } from './vendors/salesforce.ts';
import { zoho } from './vendors/zoho.ts';

/** Every CRM that enquiries can be handed to. */
export const crmAdapters: readonly CrmAdapter[] = [zoho, leadsquared, hubspot, salesforce];
