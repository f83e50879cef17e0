/**
 * The twelve houses, in the chart's order: counted from the top against the clock, so that each side of the square has
 * a subject: what the business runs on above, its people on the left, what it owes others below, what keeps it running
 * on the right.
 */
export const houseKeys = [
  'property',
  'hazard',
  'injury',
  'health',
  'directors',
  'contracts',
  'liability',
  'cyber',
  'crime',
  'interruption',
  'planning',
  'machinery',
] as const;
export type HouseKey = (typeof houseKeys)[number];
