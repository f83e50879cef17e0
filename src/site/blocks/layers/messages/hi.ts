import type { en } from './en.ts';

export const hi: typeof en = {
  kinds: { excess: 'एक्सेस', base: 'मूल पॉलिसी', 'top-up': 'टॉप-अप', 'super-top-up': 'सुपर टॉप-अप' },
  /** Explains a kind of layer in a line. */
  terms: {
    excess: (name: string, limit: string) => `${name}: हर बिल में ${limit} आप देते हैं`,
    base: (name: string, limit: string) => `${name}: ${limit} तक`,
    'top-up': (name: string, limit: string, start: string) =>
      `${name}: ${limit} तक, जब एक बिल ${start} से ऊपर जाए`,
    'super-top-up': (name: string, limit: string, start: string) =>
      `${name}: ${limit} तक, जब साल के सारे बिल मिलाकर ${start} से ऊपर जाएँ`,
  },
  you: 'आप',
  bill: 'बिल',
  amount: 'रकम',
  part: (name: string, sum: string) => `${name} ${sum}`,
  shared: (bill: string, parts: string) => `${bill}: ${parts}।`,
};
