import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FieldError } from '#forms/controls/form-field.tsx';
import { FormFields } from '#forms/controls/form-fields.tsx';
import { errorsFrom, type FormView } from '#forms/controls/form-view.ts';
import { initialValues } from '#forms/draft/read-form.ts';
import type { Problems } from '#forms/problem.ts';
import { validate } from '#forms/validate.ts';
import type { Locale } from '#ui/language/locales.ts';
import { FormNoticeView } from '../dialog/form-notice.tsx';
import { formByKey } from './find-form.ts';
import { withPresets } from './presets-of-language.ts';
import { visitorForms } from './visitor-forms.ts';

const facts = {
  today: '2026-11-23',
  hours: { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] },
};
const noticeFacts = { supportEmail: 'support@example.com', keptMonths: 18, privacyPath: '/privacy-policy' };

type Drawing = {
  concern?: string;
  problems?: Problems;
  isStatic?: boolean;
  locale?: Locale;
  language?: string;
};

function draw(key: string, drawing: Drawing = {}) {
  const { concern, language, problems = {}, isStatic = false, locale = 'en' } = drawing;
  const form = formByKey(key);
  const values = initialValues(
    form,
    withPresets(form.words(locale), { concern, contact_language: language }),
  );
  const view: FormView = {
    ...{ form, values, facts, isStatic },
    words: form.words(locale),
    idPrefix: 'form',
    errors: errorsFrom(problems, locale),
    locale,
  };
  const notice = (
    <FormNoticeView {...noticeFacts} texts={form.texts('en').notice} isStatic={isStatic} locale="en" />
  );
  return renderToStaticMarkup(<FormFields view={view} standing={values} notice={notice} />);
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
    const sets = { general: 'Corporate Insurance,Personal Insurance,POSP' };
    expect(optionsOf(draw('general'), 'concern').join()).toBe(`,${sets.general}`);
    expect(optionsOf(draw('corporate'), 'concern').join()).toBe(sets.general);
    expect(optionsOf(draw('fertility'), 'concern').join()).toBe(
      ',Oocyte Health,Oocyte Life,Surrogate Health,Surrogate Life,All',
    );
    expect(optionsOf(draw('personal'), 'sub_purpose').join()).toBe(
      ',Health Insurance,Oocyte Health Insurance,Oocyte Life Insurance,Surrogate Health Insurance,Surrogate Life Insurance,IVF Insurance,IVF Maternity Insurance,Other',
    );
    expect(choicesOf(draw('ivf-maternity'), 'sum_insured')).toEqual(['50000', '75000']);
    expect(optionsOf(draw('general'), 'contact_language').join()).toBe(',English,Hindi');
    expect(optionsOf(draw('parenthood'), 'contact_time')).toHaveLength(19);
  });

  test.each([
    ['cruise', 'Cruise Insurance'],
    ['ivf', 'IVF Insurance'],
    ['parenthood', 'IVF Insurance'],
    ['ivf-maternity', 'IVF Maternity Insurance'],
    ['posp', 'POSP'],
    ['oocyte-health', 'Oocyte Health Insurance'],
    ['oocyte-life', 'Oocyte Life Insurance'],
    ['surrogate-health', 'Surrogate Health Insurance'],
    ['surrogate-life', 'Surrogate Life Insurance'],
    ['surety-bond', 'Surety Bond'],
  ])('of one option are no lists: %s is about %s', (key, concern) => {
    const html = draw(key);
    expect(optionsOf(html, 'concern')).toEqual([]);
    expect(html).toMatch(new RegExp(`<input type="hidden"[^>]* name="concern"[^>]* value="${concern}"`));
  });

  test('stand on what the page has chosen, in a line with the way to change it', () => {
    expect(draw('corporate')).toMatch(/<summary>Corporate Insurance <span[^>]*>Change<\/span><\/summary>/);
    expect(draw('corporate')).toContain('<option value="Corporate Insurance" selected="">');
    expect(draw('personal-health')).toContain('<option value="Health Insurance" selected="">');
    expect(draw('vintage-cars')).toContain('<option value="Other" selected="">');
  });
});

test('no box stands ticked, and each has its words', () => {
  const html = draw('general');
  expect(html.match(/type="checkbox"/g)).toHaveLength(4);
  expect(html).not.toContain('checked');
  expect(html).toContain('You may contact me by phone and e-mail about this request.');
  expect(html).toContain('support@example.com');
  expect(html).toContain('18 months');
});

test('an error is tied to its field', () => {
  const html = draw('general', { problems: { phone: { code: 'phone' } } });
  expect(html).toMatch(
    /<input[^>]*id="form-phone"[^>]*aria-describedby="form-phone-error" aria-invalid="true"/,
  );
  expect(html).toContain(
    '<p class="field-error" id="form-phone-error">Please enter 10 digit phone number<span> Enter 10 digits: a mobile number, or a landline with its area code.</span></p>',
  );
});

test('an error of a group of choices leads to the first, and none is chosen beforehand', () => {
  const html = draw('ivf-maternity', { problems: { sum_insured: { code: 'required' } } });
  expect(html).toMatch(
    /role="radiogroup" aria-labelledby="form-sum-insured-label" aria-describedby="form-sum-insured-error" aria-invalid="true"/,
  );
  expect(html).toContain('<input type="radio" id="form-sum-insured" name="sum_insured" value="50000"/>');
});

test('every field that must be filled in says what to enter when it is empty', () => {
  for (const form of visitorForms) {
    const input = form.key === 'general' ? { concern: 'Personal Insurance' } : {};
    const { problems = {} } = validate<string>(form, input, facts);
    const view = { form, words: form.words('en'), idPrefix: 'form', errors: errorsFrom(problems, 'en') };
    const missing = Object.keys(form.fields).filter((name) => problems[name]);
    expect(missing).toContain('phone');
    for (const name of missing) {
      const html = renderToStaticMarkup(<FieldError view={{ ...view, locale: 'en' }} name={name} />);
      expect(html, `${name} of ${form.key}`).toMatch(/>Please fill required fields<span> \w.*\.<\/span>/);
    }
  }
});

test('the page that comes back with errors has the focus on the first of them', () => {
  const html = draw('general', {
    isStatic: true,
    problems: { phone: { code: 'phone' }, city: { code: 'required' } },
  });
  expect(html.match(/autofocus/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*id="form-phone"[^>]* autofocus=""/);
});

test('a day is chosen from a list of those on which we call, with their weekdays', () => {
  const html = draw('parenthood');
  const days = optionsOf(html, 'contact_date').filter(Boolean);
  expect([days[0], days.length]).toEqual(['2026-11-23', 24]);
  expect(html).toContain('<option value="2026-11-28">Saturday, 28 November 2026</option>');
  expect(days).not.toContain('2026-11-29');
  expect(html).toContain('<option value="10:30">10:30 am</option>');
});

test('without JavaScript, fields that depend on the purpose are there at once, and nothing is folded', () => {
  const html = draw('general', { isStatic: true });
  expect(fieldsOf(html)).toEqual([...always, 'sub_purpose', 'company_name', 'contact_language']);
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2);
});

test('with it, what few need is folded, and what must be answered never is', () => {
  const folded = (html: string) => /<details class="folded">(.*?)<\/details>/.exec(html)?.[1] ?? '';
  expect(fieldsOf(folded(draw('general')))).toEqual(['contact_language']);
  expect(folded(draw('general'))).not.toContain('name="consent"');
  expect(folded(draw('parenthood'))).not.toContain('contact_language');
});

test('browsers are told what each field is', () => {
  const html = draw('corporate');
  const told = [...html.matchAll(/autocomplete="([\w-]+)"/gi)].map(([, token]) => token);
  expect(told).toEqual(['name', 'tel', 'email', 'address-level2', 'organization', 'off']);
  expect(html).not.toContain(' style=');
  expect(html).not.toContain(' required');
});

/** The language of the call that is chosen, and whether its fold is open. */
function languageIn(html: string) {
  const select = /<select[^>]* name="contact_language"[^>]*>(.*?)<\/select>/.exec(html)?.[1] ?? '';
  const [, chosen] = /<option value="([^"]*)" selected/.exec(select) ?? [];
  return { chosen, isOpen: /<details class="folded" open/.test(html) };
}

test('on a page in Hindi a call in Hindi is chosen beforehand, and nothing is unfolded for it', () => {
  expect(languageIn(draw('general', { locale: 'hi' }))).toEqual({ chosen: 'Hindi', isOpen: false });
  expect(languageIn(draw('general'))).toEqual({ chosen: '', isOpen: false });
  expect(languageIn(draw('general', { locale: 'hi', language: 'English' }))).toEqual({
    chosen: 'English',
    isOpen: true,
  });
});
