import { dateInIndia } from '#platform/clock.ts';

const dayMs = 86_400_000;

/** From one moment to another in days of India's calendar; negative if the second day was earlier. */
export function daysBetween(from: Date, until: Date): number {
  return (Date.parse(dateInIndia(until)) - Date.parse(dateInIndia(from))) / dayMs;
}

/** `18 days left`, `Due today`, `3 days overdue` */
export function daysLeftInWords(dueAt: Date, now: Date): string {
  const days = daysBetween(now, dueAt);
  if (days === 0) return 'Due today';
  return days > 0 ? `${inDays(days)} left` : `${inDays(-days)} overdue`;
}

export function isOverdue(dueAt: Date, now: Date): boolean {
  return daysBetween(now, dueAt) < 0;
}

/** `1 day`, `30 days` */
export function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
