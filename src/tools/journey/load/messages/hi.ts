import type { en } from './en.ts';

/** The page on which saved answers are loaded. Its title is what leads there. */
export const hi: typeof en = {
  lead: ({ name }: { name: string }) => `वह फ़ाइल चुनें जो आपने पहले यहाँ सेव की थी। उसका नाम “${name}” से शुरू होता है।`,
  file: 'आपकी फ़ाइल',
  action: 'जवाब लोड करें',
  missing: 'कृपया कोई फ़ाइल चुनें।',
  refused: 'यह फ़ाइल लोड नहीं हो सकी। कृपया कोई दूसरी चुनें।',
  done: 'आपके जवाब लोड हो गए हैं',
  goOn: 'आगे बढ़ें',
  unchanged: 'आपके सेव करने के बाद से कुछ नहीं बदला है।',
  otherVersion: 'आपके सेव करने के बाद इस टूल के शब्द या आँकड़े बदल गए हैं।',
  added: 'नए सवाल, जिनका जवाब आपको देना है:',
  gone: 'ये अब नहीं पूछे जाते, इसलिए आपका जवाब हटा दिया गया:',
  reasked: 'आपका चुना जवाब अब उपलब्ध नहीं है। कृपया फिर से जवाब दें:',
};
