import type { en } from './en.ts';

export const hi: typeof en = {
  questions: (email) => `कोई सवाल है? ${email} पर लिखें।`,
};
