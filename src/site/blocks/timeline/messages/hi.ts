import type { en } from './en.ts';

export const hi: typeof en = {
  states: {
    covered: 'कवर में',
    'not-covered': 'कवर में नहीं',
    running: 'समय-सीमा',
    firm: 'स्थायी',
  },
  deadline: 'आखिरी तारीख',
  torn: 'जहाँ रेखा का पैमाना बदलता है, वहाँ वह कटी हुई है।',
  before: (length: string) => `${length} पहले`,
  /** A span in words: `पहले 24 महीने`, `24 महीने से आगे`. */
  first: (to: string) => `पहले ${to}`,
  between: (from: string, to: string) => `${from} से ${to} तक`,
  onward: (from: string) => `${from} से आगे`,
  start: 'शुरुआत',
  countedFrom: (zero: string) => `गिनती यहाँ से: ${zero}`,
  says: (when: string, what: string) => `${when}: ${what}`,
  columns: { what: 'क्या', when: (zero: string) => `कब (गिनती “${zero}” से)`, meaning: 'शब्दों में' },
};
