import { expect, test } from 'vitest';
import type { CurrentRecord } from '../store/current-records.ts';
import { leadOf, readMapping } from './field-mapping.ts';
import { ourValues } from './our-fields.ts';
import { crmAdapters } from './vendors.ts';

const record: CurrentRecord = {
  reference: 'AB2CD3EF',
  event: 'enquiry.created',
  receivedAt: new Date('2026-11-26T05:00:00Z'),
  data: {
    reference: 'AB2CD3EF',
    name: 'मीरा K. R. Narayanan',
    phone: '9820012345',
    city: 'Pune',
    consent: true,
  },
};

test.each([
  ['Asha Rao', 'Asha', 'Rao'],
  ['मीरा K. R. Narayanan', 'मीरा K. R.', 'Narayanan'],
  ['Asha', '', 'Asha'],
])('%s has a first and a last name', (name, first_name, last_name) => {
  expect(ourValues({ ...record, data: { name } })).toMatchObject({
    first_name,
    last_name,
    company_or_name: name,
  });
});

test('a field of ours without a value, and one that goes nowhere, are left out', () => {
  const { fields, referenceField } = leadOf(record, {
    reference: 'Ref',
    phone: 'Phone',
    email: 'Email',
    city: '',
  });
  expect(fields).toEqual({ Ref: 'AB2CD3EF', Phone: '+919820012345' });
  expect(referenceField).toBe('Ref');
});

test('what staff type is read field by field, and what cannot be is explained beside it', () => {
  expect(readMapping({ reference: ' Ref ', name: 'Name', city: '', other: 'x' })).toEqual({
    fields: { reference: 'Ref', name: 'Name' },
    problems: {},
  });
  const { problems } = readMapping({ name: 'Full name', city: 'Place', phone: 'Place' });
  expect(Object.keys(problems).sort()).toEqual(['city', 'name', 'reference']);
});

test.each(crmAdapters)('what $name has by itself can be read', ({ fields, settings, key }) => {
  expect(readMapping(fields as Record<string, string>).problems).toEqual({});
  for (const { variable } of Object.values(settings)) expect(variable).toMatch(`CRM_${key.toUpperCase()}_`);
});
