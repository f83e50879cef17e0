import type { en } from './en.ts';

export const hi: typeof en = {
  inForce: 'लागू होने की तारीख:',
  before: 'पुराने संस्करण',
  beforeIntro: 'हर संस्करण अपनी तारीख से लेकर अगले के लागू होने तक लागू रहा।',
};
