import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'AB2CD3EF@www.example.com',
  title: 'Call from Parasol; Sons, Limited',
  text: 'First line\nsecond, with a छाता and enough words behind it to make the line a long one that goes on',
  url: 'https://www.example.com/status',
  when: { from: new Date('2026-11-23T06:00:00.000Z') },
};
const now = new Date('2026-11-22T05:30:15.250Z');
const file = (changes: Partial<CalendarEntry> = {}, at = now) =>
  calendarFile('Parasol / Sons', [{ ...entry, ...changes }], at);
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a call at a time is half an hour by the clock of the world, with a reminder', () => {
  const lines = unfolded(file());
  expect(lines).toContain('DTSTART:20261123T060000Z');
  expect(lines).toContain('DURATION:PT30M');
  expect(lines).toContain('TRIGGER:-PT15M');
  expect(lines).toContain('DTSTAMP:20261122T053015Z');
});

test('a call by a day leaves the day free and reminds of nothing', () => {
  const lines = unfolded(file({ when: { day: '2026-11-24' } }));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261124');
  expect(lines).toContain('TRANSP:TRANSPARENT');
  expect(lines.join()).not.toContain('VALARM');
});

test.each([
  ['morning-before', '-PT15H'],
  ['same-morning', 'PT9H'],
] as const)('a day is announced at nine: %s', (reminder, trigger) => {
  expect(unfolded(file({ when: { day: '2026-11-24', reminder } }))).toContain(`TRIGGER:${trigger}`);
});

test('several entries are in one file, each with its own uid', () => {
  const lines = unfolded(calendarFile('Parasol', [entry, { ...entry, uid: 'another' }], now));
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([`UID:${entry.uid}`, 'UID:another']);
  expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
});

test('special characters of calendars are escaped, and no line is longer than 75 bytes', () => {
  const text = file();
  expect(unfolded(text)).toContain('SUMMARY:Call from Parasol\\; Sons\\, Limited');
  expect(unfolded(text)).toContain(
    'DESCRIPTION:First line\\nsecond\\, with a छाता and enough words behind it to make the line a long one that goes on',
  );
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a later file moves the entry: the same uid, a higher number', () => {
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(sequence(file({}, new Date('2026-11-22T05:32:00Z')))).toBeGreaterThan(sequence(file()));
});
