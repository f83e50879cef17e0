import type { en } from './en.ts';

export const hi: typeof en = {
  facts: { need: 'ज़रूरत पड़ सकती है', have: 'अभी है', missing: 'अब भी कमी' },
  needs: { none: 'कुछ नहीं', some: 'थोड़ा कवर', strong: 'पूरा कवर', unknown: 'पता नहीं' },
  covers: { none: 'कुछ नहीं', partly: 'एक हिस्सा', full: 'जितना चाहिए', unknown: 'पता नहीं' },
  /** Empty for unknown houses: they are in a list of that name. */
  short: { none: 'अभी कुछ नहीं', partly: 'अभी एक हिस्सा', full: 'अभी पूरा', unknown: '' },
  nothingToCover: 'कवर की ज़रूरत नहीं',
  of: (have: string, need: string) => `${need} में से ${have}`,
  ofParts: (have: string, need: string) => `${need} में से ${have} मौजूद`,
  enough: (have: string) => `अभी ${have}`,
  months: (figure: string, isOne: boolean) => `${figure} ${isOne ? 'महीना' : 'महीने'}`,
  rule: 'भाव की स्थिति कैसे तय होती है',
  inEachHouse: 'एक-एक भाव',
  columns: { house: 'भाव', need: 'ज़रूरत पड़ सकती है', have: 'अभी है' },
};
