import { contactLanguages } from '../definitions/options.ts';
import type { en } from './en.ts';

/** The forms in pages of their own ask it too. */
export const subPurposes = {
  health: 'स्वास्थ्य बीमा',
  'oocyte-health': 'एग डोनर स्वास्थ्य बीमा',
  'oocyte-life': 'एग डोनर जीवन बीमा',
  'surrogate-health': 'सरोगेट स्वास्थ्य बीमा',
  'surrogate-life': 'सरोगेट जीवन बीमा',
  ivf: 'IVF बीमा',
  'ivf-maternity': 'IVF मैटरनिटी बीमा',
  other: 'कुछ और',
};

const concerns = {
  corporate: 'कॉर्पोरेट बीमा',
  personal: 'व्यक्तिगत बीमा',
  posp: 'POSP',
  'oocyte-health': 'एग डोनर: स्वास्थ्य',
  'oocyte-life': 'एग डोनर: जीवन',
  'surrogate-health': 'सरोगेट: स्वास्थ्य',
  'surrogate-life': 'सरोगेट: जीवन',
  all: 'सभी',
  cruise: 'क्रूज़ बीमा',
  'ivf-maternity': 'IVF मैटरनिटी बीमा',
  ivf: 'IVF बीमा',
  'oocyte-health-insurance': 'एग डोनर स्वास्थ्य बीमा',
  'oocyte-life-insurance': 'एग डोनर जीवन बीमा',
  'surrogate-health-insurance': 'सरोगेट स्वास्थ्य बीमा',
  'surrogate-life-insurance': 'सरोगेट जीवन बीमा',
  'surety-bond': 'श्योरिटी बॉन्ड',
};

const fields: (typeof en)['form']['fields'] = {
  name: { label: 'नाम' },
  phone: { label: 'फ़ोन नंबर', short: 'फ़ोन' },
  email: { label: 'ईमेल' },
  city: { label: 'शहर' },
  concern: { label: 'बात किस बारे में है?', short: 'किस बारे में', options: concerns },
  sub_purpose: {
    label: 'कौन-सा बीमा?',
    short: 'कौन-सा बीमा',
    hintAtOnce: 'सिर्फ़ व्यक्तिगत बीमा के लिए।',
    options: subPurposes,
  },
  company_name: { label: 'कंपनी का नाम', hintAtOnce: 'सिर्फ़ कॉर्पोरेट बीमा के लिए।' },
  sum_insured: { label: 'बीमा राशि' },
  contact_date: { label: 'कॉल की तारीख', short: 'तारीख' },
  contact_time: { label: 'कॉल का समय (भारत का समय)', short: 'समय' },
  contact_language: {
    label: 'भाषा',
    options: { english: 'अंग्रेज़ी', hindi: 'हिंदी' },
    preset: contactLanguages.hindi,
  },
  referrer_url: { label: 'पेज', short: 'किस पेज से' },
};

const form: (typeof en)['form'] = {
  title: 'हमारे विशेषज्ञ से कॉल पाएँ',
  intro: 'बताएँ कि आपसे कहाँ बात हो सकती है और बात किस बारे में है।',
  fields,
  notice: {
    short: (period) =>
      `यह जानकारी हम आपके अनुरोध के बारे में आपको कॉल करने के लिए लेते हैं, और बीमा कंपनियों को तभी देते हैं जब आप सहमत हों। इसे ${period} तक रखते हैं, फिर मिटा देते हैं।`,
    policy: 'प्राइवेसी पॉलिसी',
    moreTitle: 'हम क्या लेते हैं, और इसे कैसे रोकें',
    more: (email) =>
      `आप यहाँ जो भेजते हैं, आपकी भाषा, आप जिस पेज पर थे और जिस विज्ञापन अभियान से हम तक पहुँचे, वह सब हम लेते हैं। हमारे विशेषज्ञ इसे पढ़ते हैं। इसे देखने, ठीक कराने या मिटवाने के लिए, हमें इसके इस्तेमाल से रोकने के लिए, या हमारे शिकायत अधिकारी से शिकायत करने के लिए ${email ? `${email} पर` : 'हमें'} लिखें। यह फ़ॉर्म वयस्कों के लिए है। कृपया आधार, PAN या इलाज के कागज़ न भेजें।`,
  },

  attach: {
    /** A translation of the English wording of this version: change both together, with the version. */
    version: '2026-11-28',
    text: 'विशेषज्ञ को मेरा नतीजा और मेरे सारे जवाब दिखाएँ, जिनमें सेहत के बारे में दिए जवाब भी हैं। ये इस अनुरोध के साथ रखे जाते हैं और इसी के साथ मिटा दिए जाते हैं।',
  },

  submit: 'कॉल का अनुरोध करें',
  sending: 'आपका अनुरोध भेजा जा रहा है। कृपया एक पल रुकें।',
  captcha: {
    google: 'कृपया reCAPTCHA की जाँच पूरी करें।',
    running: 'हम अभी जाँच रहे हैं कि आप रोबोट नहीं हैं। आपका अनुरोध अपने आप चला जाएगा।',
  },

  retry: 'कुछ गड़बड़ हो गई। कृपया दोबारा कोशिश करें।',
  tryAgain: 'दोबारा कोशिश करें',
  askForCall: 'कॉल माँगें',
  failures: {
    network: 'आपके डिवाइस को हमसे जवाब नहीं मिला।',
    timeout: 'हमारी साइट ने जवाब देने में बहुत देर लगाई।',
    abort: 'भेजना बीच में रुक गया।',
    server: 'हमारी साइट ने इसकी पुष्टि नहीं की।',
    captcha: 'यह जाँच लोड नहीं हो पाई कि आप रोबोट नहीं हैं।',
  },

  leave: {
    question: 'फ़ॉर्म बंद करें? आपने जो लिखा है, वह मिट जाएगा।',
    stay: 'लिखना जारी रखें',
    go: 'बंद करें और मिटाएँ',
  },

  thanks: {
    title: 'धन्यवाद',
    general: 'फ़ॉर्म भेजने के लिए धन्यवाद। हमारी टीम जल्द ही आपसे संपर्क करेगी।',
    premium: (premium) => `आपके जवाबों के हिसाब से प्रीमियम ${premium} होगा।`,
    reference: 'आपका रेफ़रेंस नंबर',
    keep: 'इसे सँभालकर रखें: इससे आप स्थिति देख सकते हैं।',
    next: 'आगे क्या होगा',
    call: ({ hours, series }) =>
      `हमारे विशेषज्ञ अगले कामकाजी दिन तक, हमारे कॉल के समय में (${hours}), आपको कॉल करेंगे। कॉल ${series} से आएगी।`,
    callAtSlot: ({ slot, series }) => `हमारे विशेषज्ञ आपको कॉल करेंगे: ${slot}। कॉल ${series} से आएगी।`,
    stop: (email) => `अब कॉल नहीं चाहिए? ऊपर दिए नंबर के साथ ${email} पर लिखें, हम इसे रद्द कर देंगे।`,
  },
  close: 'बंद करें',
  closeNotice: 'हटाएँ',
};

/** Joined in this order: known, offer, link, after. */
const callOffer = { offer: 'इस बारे में कॉल चाहिए, तो ', link: 'यहाँ अनुरोध करें', after: '।' };

export const hi: typeof en = {
  form,
  known: {
    agents: { ...callOffer, known: 'आपका रजिस्ट्रेशन हमारे पास पहले से है। ' },
    businesses: { ...callOffer, known: 'आपका कारोबार हमारे रिकॉर्ड में पहले से है। ' },
  },
};
