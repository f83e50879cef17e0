const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-21` as `21 November 2026`; anything else as it is. */
export function dateInWords(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : date;
}

/** `2026-04-30` as `30/04/2026`, the way the specification prints the licence's validity. */
export function dateInFigures(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return year ? `${day}/${month}/${year}` : date;
}
