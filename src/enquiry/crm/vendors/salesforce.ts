import { type CrmAdapter, type CrmAnswer, type CrmAsked, textIn, type Verdict } from '../adapter.ts';

type Setting = 'url' | 'clientId' | 'clientSecret';

/**
 * Salesforce, object Lead, by an external id.
 * Upsert: https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/dome_upsert.htm
 * Answers: https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm
 * Tokens, by the client credentials flow:
 * https://developer.salesforce.com/docs/atlas.en-us.chatterapi.meta/chatterapi/quickstart_connecting.htm
 */
export const salesforce: CrmAdapter<Setting> = {
  key: 'salesforce',
  name: 'Salesforce',
  record: 'lead',
  settings: {
    url: { variable: 'CRM_SALESFORCE_URL', isUrl: true },
    clientId: { variable: 'CRM_SALESFORCE_CLIENT_ID' },
    clientSecret: { variable: 'CRM_SALESFORCE_CLIENT_SECRET', isSecret: true },
  },
  fields: {
    reference: 'Enquiry_Reference__c',
    first_name: 'FirstName',
    last_name: 'LastName',
    phone: 'Phone',
    email: 'Email',
    city: 'City',
    company_or_name: 'Company',
    source: 'LeadSource',
    summary: 'Description',
  },
  preparation: [
    'On the object Lead, add a text field of 20 characters called “Enquiry Reference”, and tick “External ID” and “Unique”.',
    'Create an external client app with the client credentials flow, and give its user the right to create, edit and delete leads. The address is your My Domain URL, https://your-name.my.salesforce.com.',
  ],
  token: {
    request: ({ url, clientId, clientSecret }) => ({
      method: 'POST',
      url: `${url}/services/oauth2/token`,
      form: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    }),
    read: ({ json }) =>
      textIn(json, 'access_token')
        ? { token: textIn(json, 'access_token'), baseUrl: textIn(json, 'instance_url') }
        : undefined,
  },
  upsert: ({ reference, referenceField, fields }, access) => {
    // The external id is in the address, and refused in the body.
    const { [referenceField]: _, ...others } = fields;
    return {
      method: 'PATCH',
      url: leadOf({ reference, referenceField }, access.baseUrl),
      // Rules that only warn of similar leads do not hold an enquiry up.
      headers: { ...headersOf(access), 'sforce-duplicate-rule-header': 'allowSave=true' },
      json: others,
    };
  },
  erase: (erasure, access) => ({
    method: 'DELETE',
    url: leadOf(erasure, access.baseUrl),
    headers: headersOf(access),
  }),
  read,
};

function read({ status, json }: CrmAnswer, { erasure }: CrmAsked<Setting>): Verdict | undefined {
  if (status === 200 || status === 201 || status === 204) return { kind: 'accepted', id: textIn(json, 'id') };
  if (erasure && status === 404) return { kind: 'accepted' };
  if (status === 300)
    return { kind: 'refused', why: 'several leads have this reference: the field is not unique' };
  const code = textIn(json, 0, 'errorCode');
  if (code === 'REQUEST_LIMIT_EXCEEDED')
    return { kind: 'later', why: 'the day’s limit of requests is used up' };
  if (code === 'UNABLE_TO_LOCK_ROW')
    return { kind: 'later', why: 'the lead is being changed at this moment' };
  if (status === 401 || status === 429 || status >= 500 || !code) return undefined;
  const field = textIn(json, 0, 'fields', 0);
  return { kind: 'refused', why: `${reasons[code] ?? code}${field && `: ${field}`}` };
}

const reasons: Readonly<Record<string, string>> = {
  REQUIRED_FIELD_MISSING: 'a field that it requires is empty',
  INVALID_FIELD: 'it has no such field, or its user may not write it',
  NOT_FOUND: 'it has no external ID with the name of our reference field',
  STRING_TOO_LONG: 'the text is too long for the field',
  INVALID_EMAIL_ADDRESS: 'it does not take the e-mail address',
  DUPLICATES_DETECTED: 'one of its own rules refuses a lead that resembles another',
  FIELD_CUSTOM_VALIDATION_EXCEPTION: 'one of its own validation rules refuses it',
  INSUFFICIENT_ACCESS_OR_READONLY: 'its user may not do this',
  CANNOT_UPDATE_CONVERTED_LEAD: 'the lead has been converted there',
};

function leadOf(
  { reference, referenceField }: { reference: string; referenceField: string },
  baseUrl: string,
) {
  return `${baseUrl}/services/data/v64.0/sobjects/Lead/${encodeURIComponent(referenceField)}/${reference}`;
}

function headersOf({ token }: { token: string }): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
