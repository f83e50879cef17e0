import type { en } from './en.ts';

export const hi: typeof en = {
  take: 'इस पेज की तालिकाएँ साथ ले जाएँ (PDF)',
  from: 'हमारी वेबसाइट से',
  made: (address: string, date: string) => `${address} से, ${date} की स्थिति।`,
  caveat: 'कवर के प्रकारों की सामान्य जानकारी। बीमा कंपनी की शर्तें, उसकी अंडरराइटिंग और पॉलिसी की शर्तें ही लागू होती हैं।',
  notMade: 'PDF अभी नहीं बन सका',
  tryAgain: 'कृपया कुछ पल बाद फिर कोशिश करें। यही तालिकाएँ पेज पर भी हैं।',
  back: 'पेज पर वापस जाएँ',
};
