import {
  type Answered,
  type Asked,
  findBy,
  insert,
  openStandIn,
  type StandIn,
  unknownField,
} from './stand-in.ts';

/**
 * LeadSquared as https://apidocs.leadsquared.com/capture-lead/ describes it: found by `SearchBy`, or else by e-mail and then
 * phone, both of which are unique. Errors of the data are 500 with a type that begins with MX.
 */
export async function openLeadsquared() {
  const known = ['FirstName', 'LastName', 'Phone', 'EmailAddress', 'mx_City', 'Company', 'Source', 'Notes'];
  return { crm: await openStandIn([...known, 'mx_Enquiry_Reference', 'SearchBy'], answer) };
}

const uniqueFields = ['EmailAddress', 'Phone'];

function answer({ path, headers, json }: Asked, crm: StandIn): Answered {
  const isRight = headers['x-lsq-accesskey'] === 'lsq-access' && headers['x-lsq-secretkey'] === 'lsq-secret';
  if (!isRight) return failure(401, 'MXUnauthorizedException');
  if (path !== '/v2/LeadManagement.svc/Lead.Capture') return { status: 404 };
  const given = (json as { Attribute: string; Value: string }[]).map(({ Attribute, Value }) => [
    Attribute,
    Value,
  ]);
  const { SearchBy, ...fields } = Object.fromEntries(given) as Record<string, string>;
  if (unknownField(crm, fields)) return failure(500, 'MXInvalidInputException');
  const searched = SearchBy ? [SearchBy] : uniqueFields;
  const found = searched.map((field) => findBy(crm, field, fields[field])).find(Boolean);
  const isTaken = uniqueFields.some((field) => {
    const other = findBy(crm, field, fields[field]);
    return other && other !== found;
  });
  if (isTaken) return failure(500, 'MXDuplicateEntryException');
  if (found) Object.assign(found.fields, fields);
  const { id } = found ?? insert(crm, fields);
  return { status: 200, json: { Status: 'Success', Message: { Id: id, RelatedId: id, IsCreated: !found } } };
}

function failure(status: number, ExceptionType: string): Answered {
  return { status, json: { Status: 'Error', ExceptionType, ExceptionMessage: 'a reason' } };
}
