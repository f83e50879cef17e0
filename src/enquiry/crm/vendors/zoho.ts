import { type CrmAdapter, type CrmAnswer, type CrmAsked, textIn, type Verdict } from '../adapter.ts';

type Setting = 'accountsUrl' | 'clientId' | 'clientSecret' | 'refreshToken';

/**
 * Zoho CRM, module Leads.
 * Upsert: https://www.zoho.com/crm/developer/docs/api/v8/upsert-records.html
 * Tokens are valid for an hour: https://www.zoho.com/crm/developer/docs/api/v8/token-validity.html
 */
export const zoho: CrmAdapter<Setting> = {
  key: 'zoho',
  name: 'Zoho CRM',
  record: 'lead',
  settings: {
    accountsUrl: { variable: 'CRM_ZOHO_ACCOUNTS_URL', fallback: 'https://accounts.zoho.in', isUrl: true },
    clientId: { variable: 'CRM_ZOHO_CLIENT_ID' },
    clientSecret: { variable: 'CRM_ZOHO_CLIENT_SECRET', isSecret: true },
    refreshToken: { variable: 'CRM_ZOHO_REFRESH_TOKEN', isSecret: true },
  },
  fields: {
    reference: 'Enquiry_Reference',
    first_name: 'First_Name',
    last_name: 'Last_Name',
    phone: 'Phone',
    email: 'Email',
    city: 'City',
    company_or_name: 'Company',
    source: 'Lead_Source',
    summary: 'Description',
  },
  preparation: [
    'In Leads, add a single-line field named “Enquiry Reference” and tick “Do not allow duplicate values”.',
    'In the API console, create a self client with the scopes ZohoCRM.modules.leads.ALL and ZohoSearch.securesearch.READ, and exchange its code for a refresh token.',
  ],
  token: {
    request: ({ accountsUrl, clientId, clientSecret, refreshToken }) => ({
      method: 'POST',
      url: `${accountsUrl}/oauth/v2/token`,
      form: {
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      },
    }),
    // A refusal has the status 200 and `error`.
    read: ({ json }) =>
      textIn(json, 'access_token')
        ? {
            token: textIn(json, 'access_token'),
            baseUrl: textIn(json, 'api_domain'),
            seconds: Number(textIn(json, 'expires_in')) || undefined,
          }
        : undefined,
  },
  upsert: ({ referenceField, fields }, access) => ({
    method: 'POST',
    url: `${leads(access)}/upsert`,
    headers: headersOf(access),
    json: { data: [fields], duplicate_check_fields: [referenceField] },
  }),
  erase: ({ reference, referenceField, remoteId }, access) => {
    const criteria = encodeURIComponent(`(${referenceField}:equals:${reference})`);
    return remoteId
      ? { method: 'DELETE', url: `${leads(access)}/${remoteId}`, headers: headersOf(access) }
      : { method: 'GET', url: `${leads(access)}/search?criteria=${criteria}`, headers: headersOf(access) };
  },
  read,
};

function read(answer: CrmAnswer, { access, lead, erasure }: CrmAsked<Setting>): Verdict | undefined {
  const { status, json } = answer;
  // A search without a result has no content.
  if (erasure && (status === 204 || status === 404)) return { kind: 'accepted' };
  if (status === 401 || status === 429 || status >= 500) return undefined;
  const found = textIn(json, 'data', 0, 'id');
  if (erasure && found && !textIn(json, 'data', 0, 'code'))
    return {
      kind: 'instead',
      request: { method: 'DELETE', url: `${leads(access)}/${found}`, headers: headersOf(access) },
    };
  const code = textIn(json, 'data', 0, 'code') || textIn(json, 'code');
  const id = textIn(json, 'data', 0, 'details', 'id');
  if (code === 'SUCCESS') return { kind: 'accepted', id };
  if (erasure && code === 'INVALID_DATA') return { kind: 'accepted' };
  const isThere = code === 'DUPLICATE_DATA' && id && lead;
  // Another field is unique as well, and a lead of the same person has its value.
  if (isThere)
    return {
      kind: 'instead',
      isShared: true,
      request: {
        method: 'PUT',
        url: `${leads(access)}/${id}`,
        headers: headersOf(access),
        json: { data: [lead.fields] },
      },
    };
  if (!code) return undefined;
  const field = textIn(json, 'data', 0, 'details', 'api_name');
  return { kind: 'refused', why: `${reasons[code] ?? code}${field && `: ${field}`}` };
}

const reasons: Readonly<Record<string, string>> = {
  MANDATORY_NOT_FOUND: 'a field that it requires is empty',
  INVALID_DATA: 'a field does not take our value',
  INVALID_MODULE: 'it has no module Leads',
  DUPLICATE_DATA: 'another record has the same value in a field that is unique',
  NO_PERMISSION: 'the account of the token may not write leads',
  OAUTH_SCOPE_MISMATCH: 'the token lacks the scope ZohoCRM.modules.leads.ALL or ZohoSearch.securesearch.READ',
};

function leads({ baseUrl }: { baseUrl: string }): string {
  return `${baseUrl}/crm/v8/Leads`;
}

function headersOf({ token }: { token: string }): Record<string, string> {
  return { authorization: `Zoho-oauthtoken ${token}` };
}
