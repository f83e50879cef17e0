import {
  type CrmAccess,
  type CrmAdapter,
  type CrmAnswer,
  type CrmAsked,
  type CrmRequest,
  textIn,
  type Verdict,
} from '../adapter.ts';

type Setting = 'url' | 'accessKey' | 'secretKey';

/**
 * LeadSquared.
 * Capture: https://apidocs.leadsquared.com/capture-lead/
 * Keys, as headers: https://apidocs.leadsquared.com/authentication/
 * Errors: https://apidocs.leadsquared.com/error-handling/
 * A lead is a person: e-mail and phone are unique by default, whatever our reference, and staff alone delete one.
 */
export const leadsquared: CrmAdapter<Setting> = {
  key: 'leadsquared',
  name: 'LeadSquared',
  record: 'lead',
  settings: {
    url: { variable: 'CRM_LEADSQUARED_URL', fallback: 'https://api-in21.leadsquared.com', isUrl: true },
    accessKey: { variable: 'CRM_LEADSQUARED_ACCESS_KEY', isSecret: true },
    secretKey: { variable: 'CRM_LEADSQUARED_SECRET_KEY', isSecret: true },
  },
  fields: {
    reference: 'mx_Enquiry_Reference',
    first_name: 'FirstName',
    last_name: 'LastName',
    phone: 'Phone',
    email: 'EmailAddress',
    city: 'mx_City',
    company_name: 'Company',
    source: 'Source',
    summary: 'Notes',
  },
  preparation: [
    'Add a lead field called “Enquiry Reference” (text) and mark it as unique.',
    'Under Settings, open API and Webhooks, and copy the access key and the secret key of an administrator.',
  ],
  upsert: ({ referenceField, fields }, access) => capture(access, fields, referenceField),
  read,
};

/** Without `searchBy` a lead is found by its e-mail address, and then by its phone. */
function capture(
  { settings }: CrmAccess<Setting>,
  fields: Readonly<Record<string, string>>,
  searchBy?: string,
): CrmRequest {
  const attributes = Object.entries({ ...fields, ...(searchBy && { SearchBy: searchBy }) });
  return {
    method: 'POST',
    url: `${settings.url}/v2/LeadManagement.svc/Lead.Capture`,
    headers: { 'x-lsq-accesskey': settings.accessKey, 'x-lsq-secretkey': settings.secretKey },
    json: attributes.map(([Attribute, Value]) => ({ Attribute, Value })),
  };
}

function read({ json }: CrmAnswer, { access, lead }: CrmAsked<Setting>): Verdict | undefined {
  const id = textIn(json, 'Message', 'Id');
  if (textIn(json, 'Status') === 'Success' && id) return { kind: 'accepted', id };
  // An error of our data begins with MX, even where the status is 500.
  const type = textIn(json, 'ExceptionType');
  if (!type.startsWith('MX') || /RateLimit/i.test(type)) return undefined;
  if (type === 'MXDuplicateEntryException' && lead)
    return { kind: 'instead', isShared: true, request: capture(access, lead.fields) };
  return { kind: 'refused', why: reasons[type] ?? type };
}

const reasons: Readonly<Record<string, string>> = {
  MXMandatoryAttributeMissingException: 'a field that it requires is empty',
  MXInvalidInputException: 'a field does not take our value, or does not exist',
  MXDuplicateEntryException: 'several leads have the same value in a field that is unique',
};
