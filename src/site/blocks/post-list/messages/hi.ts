import type { en } from './en.ts';

export const hi: typeof en = {
  defaultHeading: 'सारे लेख',
  none: 'यहाँ अभी कुछ प्रकाशित नहीं हुआ है।',
  parts: 'इस सूची के भाग',
  part: (part: number, parts: number) => `भाग ${part}, कुल ${parts}`,
  earlier: 'पहले के लेख',
  later: 'बाद के लेख',
};
