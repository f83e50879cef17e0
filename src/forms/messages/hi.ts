import { numberInFigures } from '#ui/language/numbers.ts';
import type { en } from './en.ts';

const problems: (typeof en)['problems'] = {
  required: 'कृपया ज़रूरी खाने भरें।',
  'name-digits': 'नाम में अंक नहीं लिखे जा सकते।',
  'name-symbols': 'नाम में कृपया सिर्फ़ अक्षर लिखें।',
  email: 'कृपया सही ईमेल पता लिखें।',
  phone: 'कृपया 10 अंकों का फ़ोन नंबर लिखें।',
  'no-place': 'कृपया किसी शहर या कस्बे का नाम लिखें।',
  'phone-impossible': 'कृपया यह फ़ोन नंबर जाँच लें।',
  'date-past': 'कृपया आज की या आगे की तारीख चुनें।',
  consent: 'कृपया यहाँ टिक करें, ताकि हम आपसे संपर्क कर सकें।',
  'consent-news': 'कृपया यहाँ टिक करें, ताकि हम आपको खबरें भेज सकें।',

  'date-invalid': 'कृपया तारीख चुनें।',
  'date-closed': 'कृपया ऐसा दिन चुनें जब हम कॉल करते हैं।',
  'not-listed': 'कृपया दिए गए विकल्पों में से एक चुनें।',
  'digits-only': 'कृपया सिर्फ़ अंक लिखें।',
  'too-low': (limit) => `कृपया ${numberInFigures(String(limit), 'hi')} या उससे बड़ी संख्या लिखें।`,
  'too-high': (limit) => `कृपया ${numberInFigures(String(limit), 'hi')} या उससे छोटी संख्या लिखें।`,
  'not-together': 'आपके चुने हुए कुछ विकल्प एक साथ नहीं चल सकते। कृपया फिर से चुनें।',
  'file-gone': 'यह फ़ाइल अब यहाँ नहीं है। कृपया इसे दोबारा चुनें।',
  'not-text': 'कृपया इसे टेक्स्ट के रूप में लिखें।',
  honeypot: 'कृपया इस खाने को खाली छोड़ दें।',
  'too-long': (limit) => `कृपया ज़्यादा से ज़्यादा ${limit} अक्षर लिखें।`,
};

const toEnter: (typeof en)['toEnter'] = {
  name: 'अपना नाम अक्षरों में लिखें, जैसे आशा मेनन।',
  phone: '10 अंक लिखें: मोबाइल नंबर, या एरिया कोड के साथ लैंडलाइन नंबर।',
  email: 'ईमेल पता इस तरह लिखें: asha@example.com',
  city: 'अपने शहर या कस्बे का नाम लिखें।',
  choice: 'विकल्पों में से एक चुनें।',
  day: 'दिन चुनें।',
  time: 'समय चुनें।',
};

export const hi: typeof en = {
  problems,
  toEnter,
  /** A translation of the English wording of this version: change both together, with the version. */
  consents: {
    version: '2026-11-21',
    consent: { text: 'इस अनुरोध के बारे में आप मुझसे फ़ोन और ईमेल पर संपर्क कर सकते हैं।' },
    consent_share: { text: 'मेरे लिए कोटेशन लेने के लिए आप यह जानकारी बीमा कंपनियों को दे सकते हैं।' },
    consent_news: {
      text: 'आप मुझे खबरें और ऑफ़र भेज सकते हैं। मैं इन्हें कभी भी बंद करा सकता/सकती हूँ।',
    },
    consent_whatsapp: { text: 'इस अनुरोध के बारे में आप मुझे WhatsApp पर लिख सकते हैं।' },
  },
  consentLegend: 'आपकी सहमति',
  optional: '(ज़रूरी नहीं)',
  choose: 'कृपया चुनें',
  any: 'कोई भी',
  change: 'बदलें',
  more: 'और विकल्प (ज़रूरी नहीं)',
  honeypot: 'इसे खाली छोड़ दें',

  slot: ({ day, time }) => `${day}, ${time}`,
  range: ({ from, to }) => `${from} से ${to}`,
  // Stands before तक or के लिए, so that one month is महीने too.
  months: (count) => `${count} महीने`,

  citiesFound: (count) => (count === 1 ? '1 जगह मिली' : `${count} जगहें मिलीं`),
  noCityFound: 'यह हमारी सूची में नहीं है। आपने जो लिखा है, वह भी चलेगा।',
  citySource: 'शहरों का डेटा: GeoNames, CC BY 4.0',

  errorTitle: 'कुछ ठीक नहीं है',
  errorPrefix: 'गलती: ',
  kept: 'आपने जो लिखा है, वह फ़ॉर्म में अब भी है।',
};
