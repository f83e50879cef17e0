import type { en } from './en.ts';

export const hi: typeof en = {
  defaultHeading: 'लोग क्या पूछते हैं',
  topics: 'विषय के हिसाब से सवाल',
  none: 'यहाँ अभी कोई सवाल प्रकाशित नहीं हुआ है।',
};
