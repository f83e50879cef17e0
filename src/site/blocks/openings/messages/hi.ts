import type { KindOfWork } from '#content/model.ts';
import type { en } from './en.ts';

const kindsOfWork: Record<KindOfWork, string> = {
  'full-time': 'फ़ुल-टाइम',
  'part-time': 'पार्ट-टाइम',
  'fixed-term': 'तय अवधि के लिए',
  internship: 'इंटर्नशिप',
};

export const hi: typeof en = {
  kindsOfWork,
  requirements: 'हम आपमें क्या देखते हैं',
  until: 'आवेदन की आखिरी तारीख:',
  apply: (title: string) => `आवेदन करें: ${title}`,
};
