import type { en } from './en.ts';

export const hi: typeof en = {
  risk: 'क्या गड़बड़ हो सकती है',
  core: 'मुख्य कवर',
  optional: 'ये भी देखने लायक हैं',
};
