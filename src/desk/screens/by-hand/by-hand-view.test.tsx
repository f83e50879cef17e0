import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { byHandForm } from '#enquiry/definitions/by-hand.form.ts';
import { validate } from '#forms/validate.ts';
import { ByHandView } from './by-hand-view.tsx';
import { byHandErrors, byHandWords } from './by-hand-words.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const facts = { today: '2026-11-30', hours };

/** The form as it comes back when it was sent empty. */
function sentEmpty(): string {
  const { problems = {} } = validate(byHandForm, {}, facts);
  const view = {
    form: byHandForm,
    words: byHandWords(facts),
    idPrefix: 'by-hand',
    values: {},
    errors: byHandErrors({ ...problems, source: { code: 'required' } }),
    isStatic: true,
    facts,
    locale: 'en' as const,
  };
  const props = { view, hidden: {}, typed: {}, isRefused: false, staffId: 1, colleagues: [] };
  return renderToStaticMarkup(<ByHandView {...props} />);
}

test('sent empty, the form of a walk-in speaks to staff about the visitor', () => {
  const errors = [...sentEmpty().matchAll(/class="field-error"[^>]*>(.*?)<\/p>/g)].map(([, html]) => html);
  expect(errors.join(' ')).toContain('their name');
  expect(errors.join(' ')).not.toMatch(/\byour\b|contact you/i);
});

test('its summary lists the problems in the order of the page', () => {
  const html = sentEmpty();
  const linked = [...html.matchAll(/<a href="#(by-hand-[a-z-]+)"/g)].map(([, id]) => id ?? '');
  const places = linked.map((id) => html.indexOf(` id="${id}"`));
  expect(linked).toHaveLength(6);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('it offers every subject once, and an agency', () => {
  const options = Object.values(byHandForm.fields.concern.options ?? {});
  const subjects = options.map((words) => words.replace(/ Insurance$/, ''));
  expect(subjects).toHaveLength(new Set(subjects).size);
  expect(options).toContain('POSP');
  expect(options).not.toContain('All');
});
