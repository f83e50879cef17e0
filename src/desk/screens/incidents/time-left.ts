const minuteMs = 60_000;

/** `4 h 12 min left`, `35 min late` */
export function timeLeft(dueAt: Date, now: Date): string {
  const minutes = Math.round(Math.abs(dueAt.getTime() - now.getTime()) / minuteMs);
  const hours = Math.floor(minutes / 60);
  const length = hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
  return `${length} ${dueAt < now ? 'late' : 'left'}`;
}
