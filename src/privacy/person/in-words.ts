/**
 * A person's data as they can read it: place by place, record by record, what was asked and what was said.
 * Every column is in it that says something; those for programs only (keys, numbers of rows) are in the download.
 */

import type { Answer } from '#forms/words.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { FoundRow } from '#platform/personal-data.ts';
import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { privacyMessages } from '../messages/messages.ts';
import type { CollectedData } from './collect-data.ts';

export type ShownLine = { name: string; label: string; said: string };
export type ShownRecord = { key: string; lines: ShownLine[] };
export type ShownPlace = { place: string; title: string; records: ShownRecord[] };

/** Keys of rows and of what they belong to, and what the vendor notes of a change. */
const forPrograms = /^(id|.+_id|key|.+_hash|digest|expire|updated_at|answers)$/;

export function inWords({ rows, files }: CollectedData, locale: Locale): ShownPlace[] {
  const { places, files: folders } = privacyMessages(locale);
  const titleOf = (place: string) => (places as Record<string, string>)[place] ?? place;
  const shown = [...rows].map(([place, found]) => ({
    place,
    title: titleOf(place),
    records: found.map((row, index) => ({ key: `${place} ${index}`, lines: linesOf(row, locale) })),
  }));
  const ofFiles = [...files].map(([place, names]) => ({
    place,
    title: titleOf(place),
    records: names.map((name) => ({ key: name, lines: [{ name, label: folders, said: name }] })),
  }));
  const order = Object.keys(places);
  const rank = ({ place }: ShownPlace) => order.indexOf(place) + 1 || order.length + 1;
  return [...shown, ...ofFiles].sort((one, other) => rank(one) - rank(other));
}

function linesOf(row: FoundRow, locale: Locale): ShownLine[] {
  const answers = answersIn(row);
  const answered = new Set(answers.map(({ field }) => field));
  const columns = Object.entries(row).filter(([name]) => !forPrograms.test(name) && !answered.has(name));
  const lines = columns.map(([name, value]) => ({
    name,
    label: labelOf(name, locale),
    said: saidOf(value, locale),
  }));
  return [
    ...answers.map(({ field, asked, words }) => ({ name: field, label: asked, said: words })),
    ...lines.filter(({ said }) => said !== ''),
  ];
}

/** The answers of a form, as they were asked and given. */
export function answersIn({ answers }: FoundRow): Answer[] {
  return Array.isArray(answers) ? (answers as Answer[]) : [];
}

function labelOf(column: string, locale: Locale): string {
  const { columns } = privacyMessages(locale);
  return (columns as Record<string, string>)[column] ?? column.replaceAll('_', ' ');
}

const moment = /^\d{4}-\d{2}-\d{2}T/;

function saidOf(value: unknown, locale: Locale): string {
  const { yes, no } = privacyMessages(locale);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string')
    return moment.test(value) ? dateInWords(dateInIndia(new Date(value)), locale) : value;
  if (Array.isArray(value)) return value.map((each) => saidOf(each, locale)).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${labelOf(name, locale)}: ${saidOf(each, locale)}`)
    .join('; ');
}
