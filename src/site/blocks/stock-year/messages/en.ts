export const en = {
  limit: 'Sum insured',
  insured: (limit: string, sum: string) => `${limit}: ${sum}`,
  /** Above the row of what is paid. */
  paidOf: (loss: string, unit: string) => `Paid on a loss of ${loss}, in ${unit}:`,
  units: { crore: 'crore rupees', lakh: 'lakh rupees', thousand: 'thousand rupees' },
  says: ({ measure, low, high }: { measure: string; low: string; high: string }) =>
    `${measure} between ${low} and ${high}.`,
  allPaid: (loss: string) => `A loss of ${loss} is paid in full, whatever the month.`,
  cut: (loss: string, months: string) => `Paid on a loss of ${loss}: ${months}; in full in all other months.`,
  allCut: (loss: string, months: string) => `Paid on a loss of ${loss}: ${months}.`,
  cutIn: (month: string, paid: string) => `${paid} in ${month}`,
  columns: { month: 'Month', share: 'Share that is paid', paid: (loss: string) => `Paid out of ${loss}` },
};
