import { maxUploadMegabytes } from '../../definitions/upload-limit.ts';
import { subPurposes } from '../hi.ts';
import type { en } from './en.ts';

const person = {
  name: { label: 'नाम' },
  phone: { label: 'फ़ोन नंबर', short: 'फ़ोन' },
  email: { label: 'ईमेल' },
  city: { label: 'शहर' },
  referrer_url: { label: 'पेज', short: 'किस पेज से' },
};

const rights = (email: string) =>
  `इसे देखने, ठीक कराने या मिटवाने के लिए, हमें इसके इस्तेमाल से रोकने के लिए, या हमारे शिकायत अधिकारी से शिकायत करने के लिए ${email || 'हमारे संपर्क पेज'} पर लिखें। यह फ़ॉर्म वयस्कों के लिए है। कृपया आधार, PAN या इलाज के कागज़ न भेजें।`;

const notice = {
  policy: 'प्राइवेसी पॉलिसी',
  moreTitle: 'हम क्या लेते हैं, और इसे कैसे रोकें',
  more: (email: string) =>
    `आप यहाँ जो भेजते हैं, आपकी भाषा, आप जिस पेज पर थे और जिस विज्ञापन अभियान से हम तक पहुँचे, वह सब हम लेते हैं। हमारे कर्मचारी इसे पढ़ते हैं। ${rights(email)}`,
};

const contact: (typeof en)['contact'] = {
  title: 'हमें लिखें',
  intro: 'बताएँ कि बात किस बारे में है। हम फ़ोन या ईमेल से जवाब देते हैं।',
  submit: 'संदेश भेजें',
  sending: 'आपका संदेश भेजा जा रहा है। कृपया एक पल रुकें।',
  notice: {
    ...notice,
    short: (period) => `यह जानकारी हम आपको जवाब देने के लिए लेते हैं। इसे ${period} तक रखते हैं, फिर मिटा देते हैं।`,
  },
  fields: {
    ...person,
    topic: {
      label: 'बात किस बारे में है?',
      short: 'विषय',
      options: {
        quote: 'नई पॉलिसी या कोटेशन',
        policy: 'मेरी कोई पॉलिसी',
        claim: 'क्लेम',
        complaint: 'शिकायत',
        career: 'आपके साथ काम करना',
        other: 'कुछ और',
      },
    },
    message: { label: 'आपका संदेश', short: 'संदेश', toEnter: 'एक-दो वाक्य लिखें।' },
  },
};

const personalContact: (typeof en)['personalContact'] = {
  title: 'व्यक्तिगत बीमा के बारे में पूछें',
  intro: 'बताएँ कि किस बीमा के बारे में पूछना है और आपसे कहाँ बात हो सकती है। हमारे एक विशेषज्ञ जवाब देंगे।',
  submit: 'सवाल भेजें',
  sending: 'आपका सवाल भेजा जा रहा है। कृपया एक पल रुकें।',
  notice: {
    ...notice,
    short: (period) =>
      `यह जानकारी हम आपको जवाब देने के लिए लेते हैं, और बीमा कंपनियों को तभी देते हैं जब आप सहमत हों। इसे ${period} तक रखते हैं, फिर मिटा देते हैं।`,
  },
  fields: {
    ...person,
    sub_purpose: { label: 'कौन-सा बीमा?', short: 'कौन-सा बीमा', options: subPurposes },
    message: { label: 'आपका सवाल', short: 'संदेश' },
  },
};

const sectors = {
  'it-consulting': 'IT और कंसल्टिंग',
  'start-ups': 'स्टार्ट-अप',
  residential: 'हाउसिंग सोसाइटी',
  'trading-retail': 'व्यापार: रिटेल',
  'trading-logistics': 'व्यापार: लॉजिस्टिक्स',
  education: 'शिक्षा',
  manufacturing: 'मैन्युफ़ैक्चरिंग',
  'infra-developers': 'इन्फ़्रास्ट्रक्चर और डेवलपर',
  'services-travel': 'सेवाएँ: यात्रा और पर्यटन',
  'services-health': 'सेवाएँ: स्वास्थ्य',
  'film-industry': 'फ़िल्म उद्योग',
  other: 'कोई और क्षेत्र',
};

/** No commas in them: several are joined by commas. */
const covers = {
  'group-medical-cover': 'ग्रुप मेडिकल कवर',
  'employee-benefits': 'कर्मचारी लाभ',
  'workmen-compensation': 'कर्मचारी मुआवज़ा',
  'fire-and-burglary': 'आग और सेंधमारी',
  'distributors-loss-of-profit': 'मुनाफ़े का नुकसान',
  'marine-insurance': 'मरीन',
  'cyber-insurance': 'साइबर',
  'directors-and-officers': 'डायरेक्टर्स एंड ऑफ़िसर्स (D&O)',
  'professional-indemnity-insurance': 'प्रोफ़ेशनल इंडेम्निटी',
  'errors-and-omission': 'एरर्स एंड ओमिशन (E&O)',
  'commercial-general-liability': 'कमर्शियल जनरल लायबिलिटी',
  'contractor-all-risk': 'ठेकेदार ऑल रिस्क',
  'engineering-all-risk-insurance-policy': 'इरेक्शन ऑल रिस्क',
  'contractor-plant-machinery': 'ठेकेदार के प्लांट और मशीनरी',
  'machinery-breakdown': 'मशीनरी ब्रेकडाउन',
  'portable-equipment-policy': 'पोर्टेबल उपकरण',
  'film-production': 'फ़िल्म निर्माण',
};

const months = {
  january: 'जनवरी',
  february: 'फ़रवरी',
  march: 'मार्च',
  april: 'अप्रैल',
  may: 'मई',
  june: 'जून',
  july: 'जुलाई',
  august: 'अगस्त',
  september: 'सितंबर',
  october: 'अक्टूबर',
  november: 'नवंबर',
  december: 'दिसंबर',
};

const business: (typeof en)['business'] = {
  title: 'कॉर्पोरेट बीमा लें',
  intro:
    'अपनी कंपनी के बारे में बताएँ। हमारे एक विशेषज्ञ आपको कॉल करके बताएँगे कि कौन-सा कवर ठीक रहेगा और उसकी कीमत कितनी है।',
  submit: 'प्रस्ताव माँगें',
  sending: 'आपका अनुरोध भेजा जा रहा है। कृपया एक पल रुकें।',
  notice: {
    ...notice,
    short: (period) =>
      `यह जानकारी हम आपकी कंपनी के कवर के बारे में आपको कॉल करने के लिए लेते हैं, और बीमा कंपनियों को तभी देते हैं जब आप सहमत हों। इसे ${period} तक रखते हैं, फिर मिटा देते हैं।`,
  },
  fields: {
    ...person,
    company_name: { label: 'कंपनी का नाम', toEnter: 'अपनी कंपनी का नाम लिखें।' },
    name: { label: 'आपका नाम', short: 'नाम' },
    sector: { label: 'क्षेत्र', options: sectors },
    people: { label: 'वहाँ कितने लोग काम करते हैं?', short: 'लोग' },
    covers: { label: 'आप किन कवर के बारे में सोच रहे हैं?', short: 'कवर', options: covers },
    renewal_month: {
      label: 'आपकी मौजूदा पॉलिसी कब रिन्यू होनी है?',
      short: 'रिन्यूअल का महीना',
      options: months,
    },
  },
};

const application: (typeof en)['application'] = {
  title: 'हमारे यहाँ नौकरी के लिए आवेदन करें',
  intro: 'बताएँ कि आप कौन हैं और किस पद के लिए आवेदन कर रहे हैं, और अपना रेज़्यूमे भेजें।',
  submit: 'आवेदन भेजें',
  sending: 'आपका आवेदन भेजा जा रहा है। कृपया एक पल रुकें।',
  notice: {
    ...notice,
    short: (period) =>
      `यह जानकारी हम आपके आवेदन पर फ़ैसला करने के लिए लेते हैं। हमारे अलावा यह केवल उन कंपनियों को मिलती है जो हमारी साइट होस्ट करती हैं और हमारे ईमेल पहुँचाती हैं। इसे ${period} तक रखते हैं, फिर रेज़्यूमे के साथ मिटा देते हैं।`,
  },
  fields: {
    ...person,
    position: {
      label: 'पद',
      hint: 'जैसा हमारे पेज पर लिखा है, या जैसा काम आप करना चाहें।',
      toEnter: 'पद लिखें, या वह काम जो आप करना चाहते हैं।',
    },
    upload: {
      label: 'आपका रेज़्यूमे',
      short: 'रेज़्यूमे',
      hint: `PDF, DOC या DOCX, ज़्यादा से ज़्यादा ${maxUploadMegabytes} MB।`,
      toEnter: 'अपने डिवाइस से फ़ाइल चुनें।',
    },
  },
};

export const hi: typeof en = {
  contact,
  personalContact,
  business,
  application,
  upload: {
    tooLarge: `यह फ़ाइल ${maxUploadMegabytes} MB से बड़ी है। कृपया इसे बड़ी तस्वीरों के बिना छोटे PDF में सेव करें और उसे चुनें।`,
    received: (name) => `${name} हमें मिल गई है।`,
    replace: 'दूसरी फ़ाइल तभी चुनें जब इसे बदलना हो।',
    sending: (name) => `${name} भेजी जा रही है`,
    waits: 'फ़ाइल पहुँचते ही बाकी सब अपने आप चला जाएगा।',
    broke: 'फ़ाइल नहीं पहुँच पाई। आपने जो लिखा है, वह फ़ॉर्म में अब भी है।',
  },
};
