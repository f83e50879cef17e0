import type { en } from './en.ts';

export const hi: typeof en = {
  patterns: {
    bandhani: 'बांधनी की बिंदियाँ',
    plumes: 'मोरपंख',
    diamonds: 'बरफ़ी जैसी बूटियाँ',
    leaves: 'आम के पत्ते',
    leheriya: 'लहरिया',
    mirrors: 'छोटे गोल शीशे',
    paisley: 'कैरी की बूटियाँ',
    lotus: 'कमल की पंखुड़ियाँ',
    lattice: 'तारों की जाली',
    garland: 'गेंदे की माला',
  },
  open: (pattern, panels) => `ऊपर से दिखती खुली छतरी: ${panels} कलियाँ, डिज़ाइन में ${pattern}।`,
  torn: (pattern, panels) =>
    `ऊपर से दिखती छतरी, जिसकी ${panels} कलियों में से एक फटी है और बारिश अंदर आ रही है; डिज़ाइन में ${pattern}।`,
  folded: (pattern) => `अपनी नोक पर खड़ी बंद छतरी, मूठ ऊपर; डिज़ाइन में ${pattern}।`,
};
