import { expect, test } from 'vitest';
import { checkLicence } from './check-licence.ts';

test.each([
  ['2026-04-30', '2026-05-01', ['stop']],
  ['2026-04-30', '2026-04-30', ['consider']],
  ['2026-04-30', '2026-03-01', ['consider']],
  ['2026-04-30', '2026-02-28', []],
  [undefined, '2026-02-28', []],
])('a licence valid until %s gives, on %s, %j', (validTill, today, levels) => {
  expect(checkLicence(validTill, today).map(({ level }) => level)).toEqual(levels);
});
