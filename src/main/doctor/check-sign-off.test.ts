import { expect, test } from 'vitest';
import { checkSignOff } from './check-sign-off.ts';

test('the go-live check counts the assumptions that are not signed off, and no figure with a source', () => {
  const parameters = [
    { isAssumption: true, signedOffBy: 'Principal officer' },
    { isAssumption: true, signedOffBy: ' ' },
    { isAssumption: true },
    { isAssumption: false },
  ];
  expect(
    checkSignOff([{ title: 'Health calculator', parameters }]).map(({ level, what }) => [level, what]),
  ).toEqual([['consider', '2 of 3 assumptions of “Health calculator” are not signed off.']]);
  expect(checkSignOff([{ title: 'Health calculator', parameters: parameters.slice(0, 1) }])).toEqual([]);
});
