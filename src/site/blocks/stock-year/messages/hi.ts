import type { en } from './en.ts';

export const hi: typeof en = {
  limit: 'बीमा राशि',
  insured: (limit: string, sum: string) => `${limit}: ${sum}`,
  /** Above the row of what is paid. */
  paidOf: (loss: string, unit: string) => `${loss} के नुकसान पर कितना मिलता है, ${unit} में:`,
  units: { crore: 'करोड़ रुपये', lakh: 'लाख रुपये', thousand: 'हज़ार रुपये' },
  says: ({ measure, low, high }: { measure: string; low: string; high: string }) =>
    `${measure}: ${low} और ${high} के बीच।`,
  allPaid: (loss: string) => `${loss} के नुकसान पर पूरी रकम मिलती है, महीना कोई भी हो।`,
  cut: (loss: string, months: string) => `${loss} के नुकसान पर मिलता है: ${months}; बाकी सब महीनों में पूरा।`,
  allCut: (loss: string, months: string) => `${loss} के नुकसान पर मिलता है: ${months}।`,
  cutIn: (month: string, paid: string) => `${month} में ${paid}`,
  columns: {
    month: 'महीना',
    share: 'कितना हिस्सा मिलता है',
    paid: (loss: string) => `${loss} में से मिलता है`,
  },
};
