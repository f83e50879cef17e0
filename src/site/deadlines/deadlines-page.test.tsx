import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPlainPage } from '../document/plain-page.tsx';
import { captcha, site } from '../fixtures/site-fixture.ts';
import { type AskedQuestion, readQuestion } from './deadlines.ts';
import { DeadlinesPage } from './deadlines-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00+05:30') });
});
afterEach(() => vi.useRealTimers());

function pageFor(asked: AskedQuestion): string {
  const read = readQuestion(asked);
  const answer = read && 'unclear' in read ? { unclear: read.unclear } : { question: read };
  const body = createElement(DeadlinesPage, { asked, ...answer });
  return renderPlainPage({ site: site(), captcha, page: { title: 'Dates', path: '/claim-deadlines', body } });
}

const itemsIn = (html: string) => html.match(/<li><h3><time.*?<\/li>/gs) ?? [];

test('a day from which the Ombudsman can be asked is not said to have passed, while a missed answer is', () => {
  const [answer, opening, closing] = itemsIn(pageFor({ about: 'insurer-complaint', on: '2026-01-30' }));
  expect(answer).toContain('This day has passed.');
  expect(opening).toContain('28 February 2026');
  expect(opening).not.toContain('has passed');
  expect(closing).not.toContain('has passed');
});

test.each([
  [{ day: '31', month: '2', year: '2026' }, 'There is no such day in the calendar.'],
  [{ day: '1', month: '1', year: '1950' }, 'Enter a year from 2000 to 2049.'],
  [{ day: '1', month: '', year: '2026' }, 'Enter the day, month and year'],
])('the summary and the fields of the day say what is wrong with it: %j', (day, said) => {
  const html = pageFor({ about: 'life-claim', ...day });
  expect(html).toContain(`<a href="#deadlines-day">${said}`);
  expect(html).toContain(`id="deadlines-day-error">${said}`);
});

test('a day that is still to come is said to be', () => {
  const said = 'This day is still to come.';
  expect(pageFor({ about: 'life-claim', on: '2026-12-01' })).toContain(said);
  expect(pageFor({ about: 'life-claim', on: '2026-11-30' })).not.toContain(said);
});
