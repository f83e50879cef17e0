import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageInWords } from '#cases/case-words.ts';
import { NextCall } from './next-call.tsx';
import { sampleTodayCase } from './testing/sample-today-case.ts';
import type { TodayCase } from './today-case.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const at = (text: string) => new Date(`${text}+05:30`);

function cardOf(given: Partial<TodayCase>): string {
  const of = sampleTodayCase(given);
  const next = { phone: '', message: '', page: '', isErasureAsked: false };
  const now = at('2026-11-30T15:30');
  const props = { turn: { of, why: 'promise' as const }, next, code: undefined, others: [], canWork: false };
  return renderToStaticMarkup(<NextCall {...props} now={now} hours={hours} />);
}

test('the card says once when a call is due, and on that day how long is left', () => {
  const tomorrow = cardOf({});
  expect(tomorrow).toContain('By tomorrow 18:30');
  expect(tomorrow.match(/tomorrow 18:30/gi)).toHaveLength(1);
  expect(cardOf({ dueAt: at('2026-11-30T18:30') })).toMatch(/By today 18:30.*3 h left/);
});

test('a language that is not known is called so', () => {
  expect(cardOf({})).toContain(`>${languageInWords('')}<`);
});
