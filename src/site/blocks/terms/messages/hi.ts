import type { en } from './en.ts';

export const hi: typeof en = {
  inForce: 'लागू होने की तारीख:',
  before: 'पुराने संस्करण',
  beforeIntro: 'पहले जो लागू था: हर संस्करण अपनी तारीख से, अगले के लागू होने तक।',
};
