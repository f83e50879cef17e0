/** Days of a call as a visitor chooses them, and as they are told. */

export function todayInIndia(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
}

/** The first day that can be chosen: today in India, `YYYY-MM-DD`, and Monday on a Sunday. */
export function firstCallingDay(): string {
  const day = new Date(todayInIndia());
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** `YYYY-MM-DD`, always in the future. */
export function nextMonday(): string {
  const day = new Date(todayInIndia());
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}

/** As the thanks say it. */
export function dayInWords(date: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const parts = new Intl.DateTimeFormat('en-IN', style).formatToParts(new Date(`${date}T00:00Z`));
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
}
