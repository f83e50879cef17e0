import {
  type Answered,
  type Asked,
  findBy,
  insert,
  openStandIn,
  type StandIn,
  unknownField,
} from './stand-in.ts';

/** HubSpot's contacts as developers.hubspot.com describes the batch upsert: one contact for an e-mail address. */
export async function openHubspot() {
  const known = [
    'firstname',
    'lastname',
    'phone',
    'email',
    'city',
    'company',
    'message',
    'enquiry_reference',
  ];
  return { crm: await openStandIn(known, answer) };
}

type Input = { id: string; idProperty: string; properties: Record<string, string> };

function answer({ method, path, headers, json }: Asked, crm: StandIn): Answered {
  if (headers.authorization !== 'Bearer hubspot-secret') return failure(401, 'INVALID_AUTHENTICATION', 'no');
  const [, id] = /^\/crm\/v3\/objects\/contacts\/(\d+)$/.exec(path) ?? [];
  const [input] = (json as { inputs?: Input[] }).inputs ?? [];
  const properties = input?.properties ?? (json as Input).properties;
  const unknown = unknownField(crm, properties);
  if (unknown)
    return failure(
      400,
      'VALIDATION_ERROR',
      `Property values were not valid: [{"isValid":false,"message":"Property "${unknown}" does not exist","error":"PROPERTY_DOESNT_EXIST","name":"${unknown}","localizedErrorMessage":"${properties.email}"}]`,
    );
  if (method === 'PATCH' && id) {
    const record = crm.records.get(id);
    if (!record) return failure(404, 'OBJECT_NOT_FOUND', 'resource not found');
    Object.assign(record.fields, properties);
    return { status: 200, json: { id, properties: record.fields } };
  }
  if (path !== '/crm/v3/objects/contacts/batch/upsert' || !input)
    return failure(404, 'OBJECT_NOT_FOUND', 'no');
  const known = findBy(crm, input.idProperty, input.id);
  const namesake = findBy(crm, 'email', properties.email);
  if (namesake && namesake !== known)
    return failure(409, 'CONFLICT', `Contact already exists. Existing ID: ${namesake.id}`);
  if (known) Object.assign(known.fields, properties);
  const record = known ?? insert(crm, { ...properties, [input.idProperty]: input.id });
  return {
    status: 200,
    json: { status: 'COMPLETE', results: [{ id: record.id, new: !known, properties: {} }] },
  };
}

function failure(status: number, category: string, message: string): Answered {
  return { status, json: { status: 'error', category, message, correlationId: 'a1b2' } };
}
