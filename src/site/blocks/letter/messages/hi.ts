import type { en } from './en.ts';

export const hi: typeof en = {
  /** The blanks that the sender fills in, as in the text of a letter. */
  sender: { name: 'आपका नाम', address: 'आपका पता', telephone: 'आपका फ़ोन नंबर', email: 'आपका ईमेल' },
  date: 'तारीख: [पत्र की तारीख]',
  to: 'सेवा में',
  subject: (text: string) => `विषय: ${text}`,
  salutation: 'महोदय/महोदया,',
  closing: 'सादर,',
  enclosed: 'संलग्न:',
  fillIn: 'यह पत्र यहाँ भरें',
  nothingSent: 'कुछ भेजा नहीं जाता: पत्र आपके ब्राउज़र में ही भरा जाता है, और हम उसे कभी नहीं देखते।',
  keep: 'मैंने जो लिखा, उसे अगली बार के लिए इस ब्राउज़र में याद रखें। साझा कंप्यूटर पर इस पर टिक न करें।',
  takeAway: 'अपने साथ ले जाएँ',
  actions: {
    copy: 'कॉपी करें',
    text: 'टेक्स्ट फ़ाइल',
    word: 'Word फ़ाइल',
    print: 'छापें या PDF में सेव करें',
  },
  done: {
    copy: 'कॉपी हो गया।',
    text: 'टेक्स्ट फ़ाइल अपने डाउनलोड फ़ोल्डर में देखें।',
    word: 'Word फ़ाइल अपने डाउनलोड फ़ोल्डर में देखें।',
    print: 'PDF सेव करना हो, तो प्रिंटर की जगह PDF चुनें।',
  },
  failed: 'आपके ब्राउज़र ने इसकी अनुमति नहीं दी। कृपया टेक्स्ट फ़ाइल लें।',
  blanksLeft: 'कुछ जगहें अब भी खाली हैं: चौकोर कोष्ठक [ ] देखें।',
};
