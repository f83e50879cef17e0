import type { en } from './en.ts';

export const hi: typeof en = {
  defaultHeading: 'हम कौन हैं',
  name: 'कंपनी',
  cin: 'कॉर्पोरेट पहचान संख्या (CIN)',
  phone: 'फ़ोन',
  email: 'ईमेल',
  contactPerson: 'संपर्क व्यक्ति',
};
