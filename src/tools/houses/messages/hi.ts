import type { HouseState } from '../../engine/houses.ts';
import type { en } from './en.ts';

const counts = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'];

function inWords(count: number): string {
  return counts[count] ?? String(count);
}

type Counts = Record<HouseState, number>;

export const hi: typeof en = {
  chartTitle: 'बारह भावों की कुंडली',
  legend: 'निशानों का मतलब',
  lists: 'भावों की सूचियाँ',
  groups: {
    open: {
      title: (count: number) => `${inWords(count)} ${count === 1 ? 'खुला है' : 'खुले हैं'}`,
      lead: 'यहाँ किसी ज़रूरी चीज़ की कमी है।',
    },
    thin: {
      title: (count: number) => `${inWords(count)} में कवर अधूरा है`,
      lead: 'इंतज़ाम पूरा नहीं पड़ता, या कोई कमी है, पर नुकसान कम होगा।',
    },
    covered: {
      title: (count: number) => `${inWords(count)} कवर में ${count === 1 ? 'है' : 'हैं'}`,
      lead: 'इन जवाबों के हिसाब से यहाँ इंतज़ाम काफ़ी है, या कवर करने लायक कुछ नहीं है। दो-तीन साल बाद फिर देख लें।',
    },
    unknown: {
      title: (count: number) => `${inWords(count)} का पता नहीं`,
      lead: 'यह जानकारी की कमी है, अपने आप में जोखिम नहीं: जब दस्तावेज़ पास हों, तब देख लें।',
    },
  },
  headline({ open, thin, covered, unknown }: Counts) {
    const areOpen = (count: number) => (count === 1 ? 'खुला है' : 'खुले हैं');
    const isThin = `${inWords(thin)} में कवर अधूरा है`;
    const housesUnknown = `${inWords(unknown)} ${unknown === 1 ? 'भाव' : 'भावों'} का पता नहीं`;
    if (unknown > 6 && (open || thin)) {
      const rest = [open && `${inWords(open)} ${areOpen(open)}`, thin && isThin];
      return [housesUnknown, ...rest.filter(Boolean)].join(', ');
    }
    if (!open && !thin && !unknown) return 'बारहों भाव कवर में हैं';
    if (!open && !thin) {
      if (!covered) return housesUnknown;
      return `${housesUnknown}, ${covered === 1 ? 'बाकी एक कवर में है' : 'बाकी कवर में हैं'}`;
    }
    const isOpen = open ? `${inWords(open)} भाव ${areOpen(open)}` : 'कोई भाव खुला नहीं है';
    const found = `${isOpen}, ${thin ? isThin : 'अधूरा कवर किसी में नहीं है'}`;
    return unknown ? `${found}, ${inWords(unknown)} का पता नहीं` : found;
  },
  why: 'ऐसा क्यों',
  free: 'बिना प्रीमियम के',
  cover: 'जो कवर काम आता है',
  table: {
    house: 'भाव',
    why: 'ऐसा क्यों',
    action: 'क्या करें, बिना प्रीमियम के',
    cover: 'जो कवर काम आता है',
  },
};
