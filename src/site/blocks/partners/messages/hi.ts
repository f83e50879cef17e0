import type { PartnerKind } from '#content/model.ts';
import type { en } from './en.ts';

const kinds: Record<PartnerKind, string> = {
  insurer: 'बीमा कंपनियाँ',
  administrator: 'क्लेम सँभालने वाली संस्थाएँ (TPA)',
  hospital: 'अस्पताल',
  surveyor: 'सर्वेयर',
  other: 'अन्य',
};

export const hi: typeof en = { kinds };
