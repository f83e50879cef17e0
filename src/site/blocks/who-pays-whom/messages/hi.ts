import type { en } from './en.ts';

export const hi: typeof en = {
  parties: {
    client: 'आप',
    insurer: 'बीमा कंपनी',
    broker: 'ब्रोकर',
    provider: 'सेवा देने वाला',
    other: 'तीसरा पक्ष',
  },
  money: 'पैसा',
  work: 'काम',
  scale: 'जिन पट्टियों की रकम दी है, वे उसी अनुपात में चौड़ी हैं।',
  columns: { number: 'क्रमांक', from: 'किससे', to: 'किसे', what: 'क्या' },
  /** A flow without its sentence. */
  flow: ({ from, to, what }: { from: string; to: string; what: string }) => `${from} → ${to}: ${what}।`,
};
