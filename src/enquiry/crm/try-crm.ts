import { env } from '#platform/env.ts';
import type { CurrentRecord } from '../store/current-records.ts';
import type { ActiveCrm } from './active-crms.ts';
import type { CrmLead } from './adapter.ts';
import { callCrm, type Outcome } from './crm-client.ts';
import { leadOf, mappingOf } from './field-mapping.ts';

/** The reference of test enquiries; a real one has no zeros. A second test changes the record of the first. */
export const testReference = 'TEST0000';

export type Tried = { lead: CrmLead; outcome: Outcome };

/** Sends a test enquiry that no one can take for a real one, and waits for the answer. */
export async function tryCrm(crm: ActiveCrm): Promise<Tried> {
  const lead = leadOf(testRecord(), await mappingOf(crm.adapter));
  try {
    return {
      lead,
      outcome: await callCrm(crm, { lead, build: (access) => crm.adapter.upsert(lead, access) }),
    };
  } catch (error) {
    return { lead, outcome: { kind: 'later', why: `${(error as Error).message}.` } };
  }
}

function testRecord(): CurrentRecord {
  const data = {
    name: 'TEST please delete',
    // No number in India begins with 5, so it is nobody’s.
    phone: '5550100100',
    email: `website-test@${new URL(env().siteUrl).hostname.replace(/^localhost$/, 'example.com')}`,
    city: 'Pune, Maharashtra',
    company_name: 'TEST please delete',
    concern: 'Test of the website’s connection',
    contact_language: 'English',
    consent: false,
  };
  return { reference: testReference, event: 'enquiry.created', receivedAt: new Date(), data };
}
