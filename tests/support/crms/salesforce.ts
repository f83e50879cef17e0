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
 * Salesforce as developer.salesforce.com describes the upsert of a row by an external id (dome_upsert), its errors (an array of
 * `errorCode`, `message` and `fields`) and the client credentials flow.
 */
export async function openSalesforce() {
  const tokens = hourlyTokens();
  const known = ['FirstName', 'LastName', 'Phone', 'Email', 'City', 'Company', 'LeadSource', 'Description'];
  const crm = await openStandIn([...known, externalId], (asked, crm) => answer(asked, crm, tokens));
  return { crm, tokens };
}

const externalId = 'Enquiry_Reference__c';

function answer(asked: Asked, crm: StandIn, tokens: ReturnType<typeof hourlyTokens>): Answered {
  const { method, path, headers, form, json } = asked;
  if (path === '/services/oauth2/token') {
    const isRight =
      form.get('client_secret') === 'salesforce-secret' && form.get('grant_type') === 'client_credentials';
    if (!isRight) return { status: 400, json: { error: 'invalid_client' } };
    return {
      status: 200,
      json: { access_token: tokens.give(), instance_url: crm.url, token_type: 'Bearer' },
    };
  }
  if (!tokens.isGood(headers.authorization)) return failure(401, 'INVALID_SESSION_ID');
  const [, field = '', value = ''] =
    /^\/services\/data\/v\d+\.0\/sobjects\/Lead\/(\w+)\/(\w+)$/.exec(path) ?? [];
  if (field !== externalId) return failure(404, 'NOT_FOUND');
  const known = findBy(crm, field, value);
  if (method === 'DELETE') {
    if (!known) return failure(404, 'NOT_FOUND');
    crm.records.delete(known.id);
    return { status: 204 };
  }
  const fields = json as Record<string, string>;
  const unknown = externalId in fields ? externalId : unknownField(crm, fields);
  if (unknown) return failure(400, 'INVALID_FIELD', unknown);
  const missing = ['LastName', 'Company'].find((name) => !known && !fields[name]);
  if (missing) return failure(400, 'REQUIRED_FIELD_MISSING', missing);
  if (known) Object.assign(known.fields, fields);
  const { id } = known ?? insert(crm, { ...fields, [field]: value });
  return { status: known ? 200 : 201, json: { id, success: true, errors: [], created: !known } };
}

function failure(status: number, errorCode: string, ...fields: string[]): Answered {
  return { status, json: [{ message: 'a reason', errorCode, fields }] };
}
