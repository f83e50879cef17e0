import { expect, test } from 'vitest';
import { seededContent } from './seeded-content.ts';
import { statutoryOf } from './statutory.ts';

function spoken(answers: Record<string, string>): string[] {
  return statutoryOf(answers, seededContent).map(({ key, state }) => `${key} ${state}`);
}

const always = ['edli may-apply', 'employees may-apply'];

test.each([
  [{ vehicles: 'own' }, ['motor applies', ...always]],
  [{ vehicles: 'unknown' }, ['motor may-apply', ...always]],
  [{ vehicles: 'hired' }, always],
  [{ substances: 'above' }, ['public-liability applies', ...always]],
  [{ substances: 'unknown' }, ['public-liability may-apply', ...always]],
  [{ substances: 'below' }, always],
  [{ people: 'to-9' }, always],
  [{ people: '10-19' }, ['esi may-apply', ...always, 'gratuity may-apply']],
  [{ owners: 'sole', vehicles: 'own' }, ['motor applies', ...always, 'owner-driver may-apply']],
  [{ owners: 'listed' }, [...always, 'directors may-apply']],
  [{ sector_industrial: 'construction' }, [...always, 'project may-apply']],
  [{ sector_service: 'health' }, [...always, 'donors may-apply']],
] as const)('For %j the law says %j', (answers, expected) => {
  expect(spoken(answers as Record<string, string>)).toEqual(expected);
});

test('Laws that apply come first', () => {
  expect(spoken({ substances: 'above', vehicles: 'unknown' })[0]).toBe('public-liability applies');
});
