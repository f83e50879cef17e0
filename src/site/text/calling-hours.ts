import type { SiteSettings } from '#content/model.ts';
import { weekdays } from '../messages/en.ts';

/** `Monday to Saturday, 10 am to 6:30 pm`; the times are India's. */
export function callingHoursInWords({ from, to, firstDay, lastDay }: SiteSettings['callingHours']): string {
  const day = (number: number) => weekdays[number - 1] ?? '';
  const days = firstDay === lastDay ? day(firstDay) : `${day(firstDay)} to ${day(lastDay)}`;
  return `${days}, ${timeInWords(from)} to ${timeInWords(to)}`;
}

function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  const hour = hours % 12 || 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}
