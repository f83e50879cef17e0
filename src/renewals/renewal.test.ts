import { expect, test } from 'vitest';
import {
  type AskedRenewal,
  datesLeft,
  datesOf,
  lastDays,
  readRenewal,
  timeLeft,
  type Unclear,
} from './renewal.ts';

const today = '2026-11-26';
const asked: AskedRenewal = { cover: 'car', insurer: 'Sample General', day: '5', month: '3', year: '2027' };
const unclearOf = (changes: AskedRenewal) => {
  const read = readRenewal({ ...asked, ...changes }, today);
  return 'unclear' in read ? read.unclear : [];
};

test('three fields make a renewal; the insurer may be left empty', () => {
  expect(readRenewal(asked, today)).toEqual({
    renewal: { cover: 'car', insurer: 'Sample General', day: '2027-03-05' },
  });
  expect(readRenewal({ cover: 'health', on: '2027-01-31' }, today)).toEqual({
    renewal: { cover: 'health', insurer: '', day: '2027-01-31' },
  });
  expect(readRenewal({ ...asked, insurer: ' Sample\n  General\u2028 ' }, today)).toMatchObject({
    renewal: { insurer: 'Sample General' },
  });
});

test.each<[AskedRenewal, Unclear[]]>([
  [{ cover: 'ship' }, ['cover']],
  [{ insurer: 'x'.repeat(81) }, ['insurer']],
  [{ insurer: 'x'.repeat(80) }, []],
  [{ day: '' }, ['day-missing']],
  [{ year: 'next' }, ['day-missing']],
  [{ day: '31', month: '2' }, ['day-impossible']],
  [{ day: '29', month: '2' }, ['day-impossible']],
  [{ day: '29', month: '2', year: '28' }, []],
  [{ day: '५', month: '०३', year: '२०२७' }, []],
  [{ on: '2026-11-25' }, ['day-past']],
  [{ on: '2026-11-26' }, []],
  [{ on: '2029-11-26' }, []],
  [{ on: '2029-11-27' }, ['day-far']],
  [{ cover: '', day: '' }, ['cover', 'day-missing']],
])('%j: %j', (changes, unclear) => {
  expect(unclearOf(changes)).toEqual(unclear);
});

test('the dates are sixty, thirty and seven days before; of those that have passed nothing is left', () => {
  expect(datesOf('2027-03-05').map(({ on }) => on)).toEqual(['2027-01-04', '2027-02-03', '2027-02-26']);
  // A day more of February.
  expect(datesOf('2028-03-05').map(({ on }) => on)).toEqual(['2028-01-05', '2028-02-04', '2028-02-27']);
  expect(datesLeft('2027-03-05', '2027-01-04')).toHaveLength(3);
  expect(datesLeft('2027-03-05', '2027-01-05').map(({ stage }) => stage)).toEqual([30, 7]);
  expect(datesLeft('2027-03-05', '2027-02-27')).toEqual([]);
});

test('when all dates have passed, the days until the last one are left', () => {
  expect(timeLeft('2027-03-05', '2027-02-26')).toBe('dates');
  expect(['2027-02-27', '2027-03-03', '2027-03-05'].map((today) => timeLeft('2027-03-05', today))).toEqual([
    6, 2, 0,
  ]);
  expect(lastDays).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
