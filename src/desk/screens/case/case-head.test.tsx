import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageInWords } from '#cases/case-words.ts';
import type { CaseFacts } from './case-facts.ts';
import { CaseHead } from './case-head.tsx';

function headOf(given: Partial<CaseFacts['of']>): string {
  const of = { reference: 'AB2CD3EF', register: 'enquiries', purpose: '', city: '', language: '', ...given };
  const facts = { of, keptUntil: new Date('2029-11-30T06:00:00Z'), now: new Date('2026-11-30T06:00:00Z') };
  return renderToStaticMarkup(<CaseHead facts={facts as unknown as CaseFacts} />);
}

test('the head of a closed case says that it is closed, how it ended and why', () => {
  const state = (given: Partial<CaseFacts['of']>) => headOf({ state: 'closed', ...given });
  expect(state({ outcome: 'not-wanted', reason: 'Bought from her bank' })).toContain(
    '>Closed. They no longer want it. Bought from her bank<',
  );
  expect(state({ outcome: null, reason: 'Entered twice' })).toContain('>Closed. Entered twice<');
});

test('a language that is not known reads as it does on Today', () => {
  expect(headOf({ state: 'closed', outcome: 'done', reason: '' })).toContain(`>${languageInWords('')}<`);
});
