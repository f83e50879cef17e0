import { describe, expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { defaultConcerns, fertilityConcerns } from './options.ts';
import { presetConcern, shownFields, variantByKey, variantForPath, variantOfInput } from './variants.ts';

/** What a page's own form asks beside name, phone, city and language, at its first showing. */
function firstShowing(path: string) {
  const variant = variantForPath(path);
  const concern = presetConcern(variant);
  const shown = Object.entries(shownFields(variant, concern)).filter(([, isShown]) => isShown);
  return { mode: variant.purpose.mode, concern, extras: shown.map(([field]) => field) };
}

const corporate = { mode: 'chosen', concern: 'Corporate Insurance', extras: ['email', 'companyName'] };
const personal = { mode: 'chosen', concern: 'Personal Insurance', extras: ['subPurpose'] };
const general = { mode: 'choose', concern: '', extras: [] };

test.each([
  ['/', general],
  ['/about-us', general],
  ['/health-first', general],
  ['/corporate-insurance-faq', general],
  ['/personal-insurance-faq', general],
  ['/personal-insurance-contact', general],
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
  ['/surety-bond', { mode: 'forced', concern: 'Surety Bond', extras: ['email', 'companyName'] }],
  ['/ivf', { mode: 'chosen', concern: 'IVF Insurance', extras: [] }],
  ['/parenthood', { mode: 'chosen', concern: 'IVF Insurance', extras: ['contactSlot'] }],
  [
    '/ivf-maternity-insurance',
    { mode: 'chosen', concern: 'IVF Maternity Insurance', extras: ['sumInsured'] },
  ],
  ['/cruise', { mode: 'chosen', concern: 'Cruise Insurance', extras: [] }],
  ['/posp-agent', { mode: 'chosen', concern: 'POSP', extras: ['email'] }],
  ['/become-an-insurance-posp-agent-bck', { mode: 'chosen', concern: 'POSP', extras: ['email'] }],
])('%s', (path, expected) => {
  expect(firstShowing(path)).toEqual(expected);
});

test('every corporate page, and no other route, has the corporate form', () => {
  const groups = ['corporate-sector', 'corporate-size', 'corporate-product'];
  const others = ['/corporate-insurance', '/tour-operator-liability-insurance', '/get-corporate-insurance'];
  const expected = routes.filter(({ group, path }) => groups.includes(group) || others.includes(path));
  const found = routes.filter(({ path }) => variantForPath(path).key === 'corporate');
  expect(found).toEqual(expected);
});

test('every personal page has the personal form', () => {
  const pages = routes.filter(({ group }) => group === 'personal-product');
  expect(pages).toHaveLength(6);
  for (const { path } of pages) expect(firstShowing(path)).toEqual(personal);
});

describe('the purpose', () => {
  test('is chosen from the default set, or from the fertility set', () => {
    expect(variantByKey('general').purpose).toEqual({ mode: 'choose', options: defaultConcerns });
    expect(variantForPath('/survey').purpose).toEqual({ mode: 'choose', options: fertilityConcerns });
  });

  test('decides about company name and sub purpose', () => {
    const shown = (concern: string) => {
      const { companyName, subPurpose } = shownFields(variantByKey('general'), concern);
      return { companyName, subPurpose };
    };
    expect(shown('Corporate Insurance')).toEqual({ companyName: true, subPurpose: false });
    expect(shown('Personal Insurance')).toEqual({ companyName: false, subPurpose: true });
    expect(shown('POSP')).toEqual({ companyName: false, subPurpose: false });
  });
});

test("the page's own sub purpose is set where the list has it", () => {
  expect(variantForPath('/personal/health').subPurposeValue).toBe('Health Insurance');
  expect(variantForPath('/vintage-cars').subPurposeValue).toBe('Other');
  expect(variantForPath('/personal/home').subPurposeValue).toBeUndefined();
});

test('vintage cars alone load captcha v3', () => {
  const withV3 = routes.filter(({ path }) => variantForPath(path).captcha === 'v3').map(({ path }) => path);
  expect(withV3).toEqual(['/vintage-cars']);
});

test('the POSP form alone ends on its own page', () => {
  expect(variantByKey('posp').onSuccess).toBe('/thank-you-pos');
  expect(variantByKey('general').onSuccess).toBe('panel');
});

test.each([
  [{ variant: 'cruise' }, 'cruise'],
  [{ variant: 'no such', concern: 'POSP' }, 'general'],
  [{}, 'general'],
  [{ concern: 'Cruise Insurance' }, 'cruise'],
  [{ concern: 'All' }, 'fertility'],
  [{ concern: 'Surety Bond' }, 'surety-bond'],
  [{ concern: 'nonsense' }, 'general'],
  [{ referrer_url: 'https://chhatri.example/parenthood', concern: 'IVF Insurance' }, 'parenthood'],
  [{ referrer_url: 'https://chhatri.example/parenthood', concern: 'POSP' }, 'general'],
  [{ referrer_url: '/surety-bond' }, 'surety-bond'],
  [{ referrer_url: 7, concern: {} }, 'general'],
])('%j is judged as the form %s', (input, key) => {
  expect(variantOfInput(input).key).toBe(key);
});
