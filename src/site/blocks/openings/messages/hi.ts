import type { KindOfWork } from '#content/model.ts';
import type { en } from './en.ts';

const kindsOfWork: Record<KindOfWork, string> = {
  'full-time': 'पूर्णकालिक',
  'part-time': 'अंशकालिक',
  'fixed-term': 'तय अवधि के लिए',
  internship: 'इंटर्नशिप',
};

export const hi: typeof en = {
  kindsOfWork,
  requirements: 'हम क्या चाहते हैं',
  until: 'आवेदन की आखिरी तारीख:',
  apply: (title: string) => `आवेदन करें: ${title}`,
};
