import {
  type CrmAdapter,
  type CrmAnswer,
  type CrmAsked,
  memberOf,
  textIn,
  type Verdict,
} from '../adapter.ts';

type Setting = 'url' | 'token';

/**
 * HubSpot, contacts.
 * Upsert: https://developers.hubspot.com/docs/api-reference/crm-contacts-v3/batch/post-crm-v3-objects-contacts-batch-upsert
 * Errors: https://developers.hubspot.com/docs/api-reference/error-handling
 * A contact is a person: there is one for an e-mail address, whatever our reference, and staff alone delete one.
 */
export const hubspot: CrmAdapter<Setting> = {
  key: 'hubspot',
  name: 'HubSpot',
  record: 'contact',
  settings: {
    url: { variable: 'CRM_HUBSPOT_URL', fallback: 'https://api.hubapi.com', isUrl: true },
    token: { variable: 'CRM_HUBSPOT_TOKEN', isSecret: true },
  },
  fields: {
    reference: 'enquiry_reference',
    first_name: 'firstname',
    last_name: 'lastname',
    phone: 'phone',
    email: 'email',
    city: 'city',
    company_name: 'company',
    summary: 'message',
  },
  preparation: [
    'Add a contact property “Enquiry reference” (single-line text) and require unique values for it.',
    'Create a private app with the scopes crm.objects.contacts.read and crm.objects.contacts.write, and copy its access token.',
  ],
  upsert: ({ reference, referenceField, fields }, { settings }) => ({
    method: 'POST',
    url: `${contacts(settings.url)}/batch/upsert`,
    headers: headersOf(settings.token),
    json: { inputs: [{ idProperty: referenceField, id: reference, properties: fields }] },
  }),
  read,
};

function read({ status, json }: CrmAnswer, { access, lead }: CrmAsked<Setting>): Verdict | undefined {
  if (status === 401 || status === 429 || status >= 500) return undefined;
  const id = textIn(json, 'results', 0, 'id') || textIn(json, 'id');
  // A batch of which a part failed has the status 207, and the errors are in it.
  if (id) return { kind: 'accepted', id };
  const failure = memberOf(json, 'errors', 0);
  const category = textIn(json, 'category') || textIn(failure, 'category');
  const message = textIn(json, 'message') || textIn(failure, 'message');
  const [, there] = /Existing ID: (\d+)/.exec(message) ?? [];
  if (category === 'CONFLICT' && there && lead)
    return {
      kind: 'instead',
      isShared: true,
      request: {
        method: 'PATCH',
        url: `${contacts(access.settings.url)}/${there}`,
        headers: headersOf(access.settings.token),
        json: { properties: lead.fields },
      },
    };
  if (!category) return undefined;
  // The message repeats what was sent; of it only the names are told.
  const [, problem = category] = /"error":"([A-Z_]+)/.exec(message) ?? [];
  const [, property = ''] = /"name":"(\w+)/.exec(message) ?? [];
  return { kind: 'refused', why: `${reasons[problem] ?? problem}${property && `: ${property}`}` };
}

const reasons: Readonly<Record<string, string>> = {
  PROPERTY_DOESNT_EXIST: 'it has no such property',
  INVALID_EMAIL: 'it does not take the e-mail address',
  INVALID_OPTION: 'our value is not in the property’s list',
  VALIDATION_ERROR: 'a property does not take our value',
  MISSING_SCOPES: 'the token lacks the scope crm.objects.contacts.write',
  CONFLICT: 'another contact has the same value in a property that is unique',
};

function contacts(url: string): string {
  return `${url}/crm/v3/objects/contacts`;
}

function headersOf(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
