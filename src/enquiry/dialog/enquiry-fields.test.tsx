import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  defaultConcerns,
  fertilityConcerns,
  languages,
  subPurposes,
  sumsInsured,
} from '../schema/options.ts';
import { presetConcern, variantByKey } from '../schema/variants.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { initialValues } from './form-values.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6 };

function draw(
  key: string,
  { concern, errors = {}, isStatic }: { concern?: string; errors?: object; isStatic?: boolean } = {},
) {
  const variant = variantByKey(key);
  return renderToStaticMarkup(
    <EnquiryFields
      form={{ idPrefix: 'form', values: initialValues(variant, { concern }), errors }}
      variant={variant}
      concern={concern ?? presetConcern(variant)}
      isStatic={isStatic}
      today="2026-11-23"
      hours={hours}
      retention={{ enquiriesMonths: 18, agentsMonths: 30, businessesMonths: 24 }}
      supportEmail="support@example.com"
    />,
  );
}

/** Names of the fields that a visitor sees, in order; ticks and the trap left out. */
function fieldsOf(html: string): string[] {
  return [...html.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name ?? '');
}

function optionsOf(html: string, name: string): string[] {
  const select = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`).exec(html)?.[1] ?? '';
  return [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value ?? '');
}

function choicesOf(html: string, name: string): string[] {
  const choices = html.matchAll(new RegExp(`<input type="radio"[^>]* name="${name}" value="([^"]*)"`, 'g'));
  return [...choices].map(([, value]) => value ?? '');
}

const always = ['name', 'phone', 'city', 'concern'];

test.each([
  ['general', undefined, [...always, 'contact_language']],
  ['general', 'Corporate Insurance', [...always, 'company_name', 'contact_language']],
  ['general', 'Personal Insurance', [...always, 'sub_purpose', 'contact_language']],
  ['general', 'POSP', [...always, 'contact_language']],
  ['corporate', undefined, ['name', 'phone', 'email', 'city', 'concern', 'company_name', 'contact_language']],
  ['personal', undefined, [...always, 'sub_purpose', 'contact_language']],
  ['vintage-cars', undefined, [...always, 'sub_purpose', 'contact_language']],
  ['fertility', undefined, [...always, 'contact_language']],
  ['oocyte-life', undefined, ['name', 'phone', 'city', 'contact_language']],
  ['surety-bond', undefined, ['name', 'phone', 'email', 'city', 'company_name', 'contact_language']],
  ['parenthood', undefined, [...always, 'contact_date', 'contact_time', 'contact_language']],
  ['ivf-maternity', undefined, [...always, 'sum_insured', 'contact_language']],
  ['posp', undefined, ['name', 'phone', 'email', 'city', 'concern', 'contact_language']],
])('the form %s about %s asks %j', (key, concern, fields) => {
  expect(fieldsOf(draw(key, { concern }))).toEqual(fields);
});

describe('the lists', () => {
  test('hold the specified options', () => {
    expect(optionsOf(draw('general'), 'concern')).toEqual(['', ...defaultConcerns]);
    expect(optionsOf(draw('fertility'), 'concern')).toEqual(['', ...fertilityConcerns]);
    expect(optionsOf(draw('cruise'), 'concern')).toEqual(['Cruise Insurance']);
    expect(optionsOf(draw('personal'), 'sub_purpose')).toEqual(['', ...subPurposes]);
    expect(choicesOf(draw('ivf-maternity'), 'sum_insured')).toEqual(sumsInsured);
    expect(optionsOf(draw('general'), 'contact_language')).toEqual(['', ...languages]);
    expect(optionsOf(draw('parenthood'), 'contact_time')).toHaveLength(19);
  });

  test('stand on what the page has chosen', () => {
    expect(draw('corporate')).toContain('<option value="Corporate Insurance" selected="">');
    expect(draw('personal-health')).toContain('<option value="Health Insurance" selected="">');
    expect(draw('vintage-cars')).toContain('<option value="Other" selected="">');
    expect(draw('surety-bond')).toContain('<input type="hidden" name="concern" value="Surety Bond"/>');
  });
});

test('no box stands ticked, and each has its words', () => {
  const html = draw('general');
  expect(html.match(/type="checkbox"/g)).toHaveLength(4);
  expect(html).not.toContain('checked');
  expect(html).toContain('You may contact me by phone and e-mail about this request.');
  expect(html).toContain('support@example.com');
});

test('an error is tied to its field', () => {
  const html = draw('general', { errors: { phone: 'Please enter 10 digit phone number' } });
  expect(html).toMatch(
    /<input[^>]*id="form-phone"[^>]*aria-describedby="form-phone-hint form-phone-error" aria-invalid="true"/,
  );
  expect(html).toContain(
    '<p class="field-error" id="form-phone-error">Please enter 10 digit phone number</p>',
  );
});

test('an error of a group of choices leads to the first, and none is chosen beforehand', () => {
  const html = draw('ivf-maternity', { errors: { sum_insured: 'Field is required' } });
  expect(html).toMatch(
    /role="radiogroup" aria-labelledby="form-sum-insured-label" aria-describedby="form-sum-insured-error" aria-invalid="true"/,
  );
  expect(html).toContain('<input type="radio" id="form-sum-insured" name="sum_insured" value="50000"/>');
});

test('without JavaScript, fields that depend on the purpose are there at once', () => {
  expect(fieldsOf(draw('general', { isStatic: true }))).toEqual([
    ...always,
    'sub_purpose',
    'company_name',
    'contact_language',
  ]);
});

test('browsers are told what each field is', () => {
  const html = draw('corporate');
  const told = [...html.matchAll(/autocomplete="([\w-]+)"/gi)].map(([, token]) => token);
  expect(told).toEqual(['name', 'tel', 'email', 'address-level2', 'organization', 'off']);
  expect(html).not.toContain(' style=');
  expect(html).not.toContain(' required');
});
