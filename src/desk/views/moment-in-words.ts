const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** As the broker's people know it, in India's time. */
export function momentInWords(date: Date): string {
  return moment.format(date);
}
