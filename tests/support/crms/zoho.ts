import {
  type Answered,
  type Asked,
  findBy,
  hourlyTokens,
  insert,
  openStandIn,
  type StandIn,
  unknownField,
} from './stand-in.ts';

/**
 * Zoho CRM as https://www.zoho.com/crm/developer/docs/api/v8/upsert-records.html describes it, with an e-mail address that
 * is unique as well. An invalid token is answered with 401 and INVALID_TOKEN.
 */
export async function openZoho() {
  const tokens = hourlyTokens();
  const known = [
    'First_Name',
    'Last_Name',
    'Phone',
    'Email',
    'City',
    'Company',
    'Lead_Source',
    'Description',
  ];
  const crm = await openStandIn([...known, 'Enquiry_Reference'], (asked, crm) => answer(asked, crm, tokens));
  return { crm, tokens };
}

function answer(asked: Asked, crm: StandIn, tokens: ReturnType<typeof hourlyTokens>): Answered {
  const { method, path, headers, form, query, json } = asked;
  if (path === '/oauth/v2/token') {
    const isRight =
      form.get('refresh_token') === 'zoho-refresh-secret' && form.get('grant_type') === 'refresh_token';
    if (!isRight) return { status: 200, json: { error: 'invalid_code' } };
    return { status: 200, json: { access_token: tokens.give(), api_domain: crm.url, expires_in: 3600 } };
  }
  const { authorization = '' } = headers;
  if (!authorization.startsWith('Zoho-oauthtoken ') || !tokens.isGood(authorization))
    return {
      status: 401,
      json: { code: 'INVALID_TOKEN', status: 'error', message: 'invalid oauth token', details: {} },
    };
  const [, id] = /^\/crm\/v8\/Leads\/(\d+)$/.exec(path) ?? [];
  if (method === 'GET' && path === '/crm/v8/Leads/search') {
    const [, field = '', value] = /^\((\w+):equals:(\w+)\)$/.exec(query.get('criteria') ?? '') ?? [];
    const found = findBy(crm, field, value);
    return found ? { status: 200, json: { data: [{ id: found.id, ...found.fields }] } } : { status: 204 };
  }
  if (method === 'DELETE' && id)
    return crm.records.delete(id) ? success(id, 'record deleted') : failure('INVALID_DATA', 400, { id });
  const { data: [fields = {}] = [], duplicate_check_fields: checked = [] } = json as {
    data: Record<string, string>[];
    duplicate_check_fields?: string[];
  };
  const unknown = unknownField(crm, fields);
  if (unknown) return failure('INVALID_DATA', 400, { api_name: unknown });
  if (method === 'PUT' && id) {
    const record = crm.records.get(id);
    if (!record) return failure('INVALID_DATA', 400, { id });
    Object.assign(record.fields, fields);
    return success(id, 'record updated');
  }
  if (!fields.Last_Name) return failure('MANDATORY_NOT_FOUND', 202, { api_name: 'Last_Name' });
  const [field = ''] = checked;
  const known = findBy(crm, field, fields[field]);
  const namesake = findBy(crm, 'Email', fields.Email);
  if (!known && namesake) return failure('DUPLICATE_DATA', 400, { api_name: 'Email', id: namesake.id });
  if (known) Object.assign(known.fields, fields);
  return success((known ?? insert(crm, fields)).id, known ? 'record updated' : 'record added');
}

function success(id: string, message: string): Answered {
  return { status: 200, json: { data: [{ code: 'SUCCESS', details: { id }, message, status: 'success' }] } };
}

function failure(code: string, status: number, details: object): Answered {
  return { status, json: { data: [{ code, details, message: 'a reason', status: 'error' }] } };
}
