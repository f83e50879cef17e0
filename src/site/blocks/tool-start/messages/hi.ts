import type { en } from './en.ts';

export const hi: typeof en = {
  start: 'सवाल शुरू करें',
  goOn: 'जहाँ छोड़ा था, वहीं से आगे बढ़ें',
  load: 'सेव किए जवाब लोड करें',
  chart: 'चार्ट, जवाब देने से पहले',
};
