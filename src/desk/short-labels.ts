import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import { clockInIndia } from './moments.ts';

/** How the desk says names, numbers and days: short, since many of them are side by side. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', weekday: 'long' });
const dayOfMonth = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
});
const dayMs = 86_400_000;
const daysOfWeek = 7;

/** `Lakshmi R.`; initials and single names are kept as written. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || first.length < 3 || first.includes('.')) return words.join(' ') || 'Someone';
  const [letter] = letters.segment(last);
  return `${first} ${letter?.segment ?? ''}.`;
}

/** `Nagpur`: the state that is behind a city says nothing more in a list. */
export function townOf(city: string): string {
  return city.split(',')[0] ?? '';
}

/** `Lakshmi R., Nagpur` */
export function whoInShort({ name, city }: { name: string; city: string }): string {
  return [shortName(name), townOf(city)].filter(Boolean).join(', ');
}

/** `today`, `tomorrow`, `yesterday`, `Saturday`, `12 Nov` */
export function dayInShort(moment: Date, now: Date): string {
  const days = Math.round(
    (Number(momentInIndia(dateInIndia(moment), '00:00')) - Number(momentInIndia(dateInIndia(now), '00:00'))) /
      dayMs,
  );
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return Math.abs(days) < daysOfWeek ? weekday.format(moment) : dayOfMonth.format(moment);
}

/** `Saturday 15:30` */
export function momentOfWeek(moment: Date, now: Date): string {
  return `${dayInShort(moment, now)} ${clockInIndia(moment)}`;
}

/** `7 h 26 min` */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** At the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ten digits as they are read out. */
export function inFives(phone: string): string {
  return phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}
