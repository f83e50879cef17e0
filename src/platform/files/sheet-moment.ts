import { indiaOffsetMs } from '../clock.ts';

const dayMs = 86_400_000;
/** Days count from here in a spreadsheet. */
const dayNought = Date.UTC(1899, 11, 30);

/** `2026-11-23 18:30` by India's clock, which spreadsheets read as a moment. */
export function sheetMoment(moment: Date): string {
  return new Date(moment.getTime() + indiaOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** The same as the number that a spreadsheet keeps. */
export function sheetDays(moment: Date): number {
  return Math.floor((moment.getTime() + indiaOffsetMs - dayNought) / 60_000) / (dayMs / 60_000);
}
