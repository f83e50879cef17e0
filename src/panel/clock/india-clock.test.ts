import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepIndiaClock } from './india-clock.ts';

/** In a world of its own, whose clock is New York's, since a test that changed this one's would change all others. */
const zoneBefore = process.env.TZ;
let world: vm.Context;

beforeAll(() => {
  process.env.TZ = 'America/New_York';
  world = vm.createContext({});
  keepIndiaClock(vm.runInContext('globalThis', world));
});
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

const read = (code: string) => vm.runInContext(code, world);
/** A quarter to midnight of the day before in New York, and of the next hour in UTC. */
const moment = "new Date('2026-11-26T20:45:30.120Z')";

test('the world of these tests is not India’s by itself', () => {
  expect(new Date('2026-11-26T20:45:30Z').getHours()).toBe(15);
});

test.each([
  [`${moment}.getDate()`, 27],
  [`${moment}.getHours()`, 2],
  [`${moment}.getMinutes()`, 15],
  [`${moment}.getDay()`, 5],
  [`${moment}.getTimezoneOffset()`, -330],
  [`${moment}.toString()`, 'Fri Nov 27 2026 02:15:30 GMT+0530 (India Standard Time)'],
  [`${moment}.toLocaleString('en-GB')`, '27/11/2026, 02:15:30'],
  [`${moment}.toLocaleTimeString('en-GB', { timeZone: 'UTC' })`, '20:45:30'],
  [`new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(${moment})`, '02:15'],
  [`Intl.DateTimeFormat().resolvedOptions().timeZone.replace('Calcutta', 'Kolkata')`, 'Asia/Kolkata'],
  [`${moment}.getUTCHours()`, 20],
  [`new Date(NaN).toString()`, 'Invalid Date'],
])('%s is read by India’s clock', (code, expected) => {
  expect(read(code)).toBe(expected);
});

test.each([
  ['new Date(2026, 10, 27, 2, 15)', '2026-11-26T20:45:00.000Z'],
  ["new Date('2026-11-27T02:15')", '2026-11-26T20:45:00.000Z'],
  ["new Date('Nov 27, 2026 02:15')", '2026-11-26T20:45:00.000Z'],
  ["new Date('12-31-2026')", '2026-12-30T18:30:00.000Z'],
  ["new Date('27-Nov-2026 02:15')", '2026-11-26T20:45:00.000Z'],
  ["new Date('2026-11-27T02:15:00+01:00')", '2026-11-27T01:15:00.000Z'],
  ["new Date('Nov 27, 2026 02:15 am +0100')", '2026-11-27T01:15:00.000Z'],
  ['new Date(new Date(2026, 10, 27, 2, 15).toString())', '2026-11-26T20:45:00.000Z'],
  // By the language's rules a day alone is one of UTC.
  ["new Date('2026-11-27')", '2026-11-27T00:00:00.000Z'],
  ['new Date(new Date(2026, 10, 27).setHours(23, 59))', '2026-11-27T18:29:00.000Z'],
  ['new Date(new Date(2026, 10, 30).setMonth(1))', '2026-03-01T18:30:00.000Z'],
  ["new Date(Date.parse('2026-11-27T02:15'))", '2026-11-26T20:45:00.000Z'],
])('%s is set by India’s clock', (code, expected) => {
  expect(read(`${code}.toISOString()`)).toBe(expected);
});

test('a class that extends Date keeps its own instances', () => {
  const code = `class Day extends Date { next() { this.setDate(this.getDate() + 1); return this } }
    const day = new Day(2026, 10, 27).next();
    [day instanceof Day, day instanceof Date, day.constructor === Day, day.toISOString()].join()`;
  expect(read(code)).toBe('true,true,true,2026-11-27T18:30:00.000Z');
});
