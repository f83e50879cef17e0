import { describe, expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { fieldsOf } from '#forms/form.ts';
import { isShown } from '#forms/visibility.ts';
import type { CallBackForm } from './call-back.form.ts';
import { formByKey, formOfInput, formOptions } from './find-form.ts';

type SeedPage = { path: string; form?: string; captcha?: string };
const pages = seedsOf<SeedPage>(readSeedFiles(), 'pages');

function formOfPage(path: string): string | undefined {
  return pages.find((page) => page.path === path)?.form;
}

/** Returns the fields that a page's own form shows first and the general one does not. */
function firstShowing(path: string) {
  const form = formByKey(formOfPage(path) ?? 'general');
  const { preset, isForced, options = {} } = form.fields.concern;
  const mode = isForced ? 'forced' : preset ? 'chosen' : 'choose';
  const always = shownAtFirst(formByKey('general'));
  const extras = shownAtFirst(form).filter((name) => !always.includes(name));
  return { mode, concern: preset ? options[preset] : '', extras };
}

function shownAtFirst(form: CallBackForm): string[] {
  return fieldsOf(form).flatMap(([name, field]) => (isShown(form, field, {}) ? [name] : []));
}

const corporate = { mode: 'chosen', concern: 'Corporate Insurance', extras: ['email', 'company_name'] };
const personal = { mode: 'chosen', concern: 'Personal Insurance', extras: ['sub_purpose'] };
const general = { mode: 'choose', concern: '', extras: [] };

test.each([
  ['/', general],
  ['/about-us', general],
  ['/posp-faq', general],
  ['/health-first', corporate],
  ['/corporate-insurance-faq', corporate],
  ['/corporate-risk-janampatri', corporate],
  ['/corporate-risk-janampatri/retail', corporate],
  ['/ri{secret}/industrial', corporate],
  ['/personal-insurance-faq', personal],
  ['/personal-insurance-contact', personal],
  ['/health-calculator', personal],
  ['/risk-janampatri', personal],
  ['/corporate-insurance', corporate],
  ['/tour-operator-liability-insurance', corporate],
  ['/get-corporate-insurance', corporate],
  ['/personal-insurance', personal],
  ['/vintage-cars', personal],
  ['/innovative-products', general],
  ['/survey', general],
  ['/blogs-and-resources', general],
  ['/ivf-insurance-tools', general],
  ['/oocyte/health-insurance', { mode: 'forced', concern: 'Oocyte Health Insurance', extras: [] }],
  ['/oocyte/life-insurance', { mode: 'forced', concern: 'Oocyte Life Insurance', extras: [] }],
  ['/surrogate/health-insurance', { mode: 'forced', concern: 'Surrogate Health Insurance', extras: [] }],
  ['/surrogate/life-insurance', { mode: 'forced', concern: 'Surrogate Life Insurance', extras: [] }],
  ['/surety-bond', { mode: 'forced', concern: 'Surety Bond', extras: ['email', 'company_name'] }],
  ['/ivf', { mode: 'chosen', concern: 'IVF Insurance', extras: [] }],
  ['/parenthood', { mode: 'chosen', concern: 'IVF Insurance', extras: ['contact_date', 'contact_time'] }],
  [
    '/ivf-maternity-insurance',
    { mode: 'chosen', concern: 'IVF Maternity Insurance', extras: ['sum_insured'] },
  ],
  ['/cruise', { mode: 'chosen', concern: 'Cruise Insurance', extras: [] }],
  ['/posp-agent', { mode: 'chosen', concern: 'POSP', extras: ['email'] }],
  ['/become-an-insurance-posp-agent-bck', { mode: 'chosen', concern: 'POSP', extras: ['email'] }],
])('%s', (path, expected) => {
  expect(firstShowing(path)).toEqual(expected);
});

test('every corporate page has the corporate form', () => {
  const groups = ['corporate-sector', 'corporate-size', 'corporate-product'];
  const others = ['/corporate-insurance', '/tour-operator-liability-insurance', '/get-corporate-insurance'];
  const expected = routes.filter(({ group, path }) => groups.includes(group) || others.includes(path));
  expect(expected).toHaveLength(34);
  for (const { path } of expected) expect(formOfPage(path), path).toBe('corporate');
});

test('every form that a page names is one that can be chosen', () => {
  const keys = formOptions().map(({ value }) => value);
  for (const { path, form } of pages) if (form) expect(keys, path).toContain(form);
});

test('every personal page has the personal form', () => {
  const pages = routes.filter(({ group }) => group === 'personal-product');
  expect(pages).toHaveLength(6);
  for (const { path } of pages) expect(firstShowing(path)).toEqual(personal);
});

describe('the purpose', () => {
  const wordsOf = (key: string) => Object.values(formByKey(key).fields.concern.options ?? {});

  test('is chosen from the default set, or from the fertility set', () => {
    expect(wordsOf('general')).toEqual(['Corporate Insurance', 'Personal Insurance', 'POSP']);
    expect(wordsOf('fertility')).toEqual([
      'Oocyte Health',
      'Oocyte Life',
      'Surrogate Health',
      'Surrogate Life',
      'All',
    ]);
  });

  test('decides about company name and sub purpose', () => {
    const form = formByKey('general');
    const asked = (concern: string) =>
      (['company_name', 'sub_purpose'] as const).filter((name) =>
        isShown(form, form.fields[name], { concern }),
      );
    expect(asked('Corporate Insurance')).toEqual(['company_name']);
    expect(asked('Personal Insurance')).toEqual(['sub_purpose']);
    expect(asked('POSP')).toEqual([]);
  });
});

test("the page's own sub purpose is set where the list has it", () => {
  const preset = (path: string) => {
    const { options = {}, preset: key = '' } = formByKey(formOfPage(path) ?? '').fields.sub_purpose;
    return options[key];
  };
  expect(preset('/personal/health')).toBe('Health Insurance');
  expect(preset('/health-calculator')).toBe('Health Insurance');
  expect(preset('/vintage-cars')).toBe('Other');
  expect(preset('/personal/home')).toBeUndefined();
});

test('v3 stands in the dialogs of vintage cars alone, and watches afterwards on the five pages of the specification', () => {
  const pathsWith = (use: string) => pages.filter(({ captcha }) => captcha === use).map(({ path }) => path);
  expect(pathsWith('score-in-dialogs')).toEqual(['/vintage-cars']);
  expect(pathsWith('score-after-dialog').sort()).toEqual([
    '/corporate-insurance',
    '/corporate-risk-janampatri',
    '/health-calculator',
    '/personal-insurance',
    '/risk-janampatri',
  ]);
});

test('the POSP form alone ends on its own page', () => {
  expect(formByKey('posp').onSuccess).toBe('thank-you-pos');
  expect(formByKey('general').onSuccess).toBe('panel');
});

test.each([
  [{ variant: 'cruise' }, 'cruise'],
  [{ variant: 'no such', concern: 'POSP' }, 'general'],
  [{}, 'general'],
  [{ concern: 'Cruise Insurance' }, 'cruise'],
  [{ concern: 'All' }, 'fertility'],
  [{ concern: 'Surety Bond' }, 'surety-bond'],
  [{ concern: 'nonsense' }, 'general'],
  [{ referrer_url: 'https://broker.example/parenthood', concern: 'IVF Insurance' }, 'parenthood'],
  [{ referrer_url: 'https://broker.example/parenthood', concern: 'POSP' }, 'general'],
  [{ referrer_url: '/surety-bond' }, 'surety-bond'],
  [{ referrer_url: 7, concern: {} }, 'general'],
])('%j is judged as the form %s', async (input, key) => {
  expect((await formOfInput(input, async (path) => formOfPage(path))).key).toBe(key);
});
