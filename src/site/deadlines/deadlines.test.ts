import { expect, test } from 'vitest';
import { deadlinesOf, type Occasion, readQuestion } from './deadlines.ts';

const daysOf = (occasion: Occasion, day: string) => deadlinesOf({ occasion, day }).map((each) => each.day);

// The example of the grievance page, and of the claims pages.
test.each<[Occasion, string, string[]]>([
  ['health-bills', '2026-11-26', ['2026-12-11']],
  ['vehicle-damage', '2026-11-26', ['2026-11-27', '2026-12-12', '2026-12-19']],
  ['life-claim', '2027-01-01', ['2027-01-16', '2027-02-15']],
  ['insurer-complaint', '2027-01-11', ['2027-01-25', '2027-02-11', '2028-02-11']],
  ['insurer-complaint', '2027-01-31', ['2027-02-14', '2027-02-28', '2028-02-28']],
  ['insurer-answer', '2027-01-25', ['2028-01-25']],
  ['insurer-answer', '2028-02-29', ['2029-02-28']],
  ['ombudsman-papers', '2027-03-01', ['2027-06-01']],
  ['ombudsman-award', '2027-05-20', ['2027-06-19']],
  ['broker-complaint', '2026-12-25', ['2027-01-08']],
])('%s on %s: %j', (occasion, day, days) => {
  expect(daysOf(occasion, day)).toEqual(days);
});

test.each([
  [{}, undefined],
  [
    { about: 'life-claim', on: '2027-01-01' },
    { occasion: 'life-claim', day: '2027-01-01' },
  ],
  [{ about: '', on: '' }, { unclear: ['occasion', 'day-missing'] }],
  [{ about: 'constructor', on: '2027-01-01' }, { unclear: ['occasion'] }],
  [{ about: 'life-claim' }, { unclear: ['day-missing'] }],
  [
    { about: 'life-claim', day: '1', month: '2', year: '2027' },
    { occasion: 'life-claim', day: '2027-02-01' },
  ],
  [
    { about: 'life-claim', day: ' 09', month: '12', year: '26' },
    { occasion: 'life-claim', day: '2026-12-09' },
  ],
  [{ about: 'life-claim', day: '30', month: '2', year: '2027' }, { unclear: ['day-impossible'] }],
  [{ about: 'life-claim', day: '', month: '', year: '' }, { unclear: ['day-missing'] }],
  [{ about: 'life-claim', day: '1', month: '2' }, { unclear: ['day-missing'] }],
  [{ about: 'life-claim', on: '2027-02-30' }, { unclear: ['day-impossible'] }],
  [{ about: 'life-claim', on: '0027-02-03' }, { unclear: ['day-years'] }],
  [{ about: 'life-claim', day: '1', month: '1', year: '1950' }, { unclear: ['day-years'] }],
])('%j is read as %j', (asked, read) => {
  expect(readQuestion(asked)).toEqual(read);
});
