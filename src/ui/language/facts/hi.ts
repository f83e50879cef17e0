import type { LanguageFacts } from './language-facts.ts';

export const hi: LanguageFacts = {
  name: 'हिंदी',
  tag: 'hi-IN',
  pathPrefix: '/hi',
  // `शाम 6:30 बजे`
  hourFormat: { dayPeriod: 'short' },
  afterTime: ' बजे',
  fullStop: '।',
};
