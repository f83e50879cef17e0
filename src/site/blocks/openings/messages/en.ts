import type { KindOfWork } from '#content/model.ts';

const kindsOfWork: Record<KindOfWork, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  'fixed-term': 'For a fixed term',
  internship: 'Internship',
};

export const en = {
  kindsOfWork,
  requirements: 'What we look for',
  until: 'Open until',
  apply: (title: string) => `Apply: ${title}`,
};
