import type { en } from './en.ts';

export const hi: typeof en = {
  cases: { low: 'कम', likely: 'संभावित', high: 'ज़्यादा' },
  sums: {
    title: 'बाज़ार में मिलने वाली बीमा राशियाँ, छतरियों के रूप में',
    line: (low: string, likely: string, high: string) => `कम: ${low}। संभावित: ${likely}। ज़्यादा: ${high}।`,
  },
  steps: {
    columns: { step: 'कदम', bar: 'पट्टी में', change: 'रुपये', soFar: 'अब तक' },
    minus: (sum: string) => `− ${sum}`,
    plus: (sum: string) => `+ ${sum}`,
  },
  outlook: {
    title: 'आने वाले सालों की ज़रूरत और कवर',
    today: 'आज',
    inYears: (years: number) => `${years} साल बाद`,
    after: (years: number) => `+${years}`,
    inRain: 'बारिश में',
    at: (rate: string) => `${rate}% पर`,
    inHand: 'जो अभी है',
    inHandCounted: 'जितना गिना गया',
    withMore: 'संभावित रकम के साथ',
    table: 'यही तालिका में',
    year: 'साल',
    costAt: (rate: string) => `${rate}% पर ज़रूरत`,
    cover: 'आपका मौजूदा कवर',
    coverCounted: 'आपका मौजूदा कवर, जितना गिना गया',
    coverWithMore: 'संभावित रकम के साथ',
  },
  split: {
    basePays: (sum: string) => `मूल पॉलिसी देती है: ${sum}`,
    topUpPays: (sum: string) => `सुपर टॉप-अप देता है: ${sum}`,
    left: (sum: string) => `साल के बाकी समय के लिए इसमें से ${sum} बचते हैं`,
    title: 'एक साल के तीन बिल, और कौन कितना देता है',
    link: 'स्वास्थ्य बीमा, सीधे शब्दों में',
  },
  moves: {
    yours: 'आपका नतीजा',
    reset: 'मेरे जवाबों पर लौटें',
  },
};
