/** A year, and the month that it began in; the privacy policy prints it. */
export const visitRetentionMonths = 13;
