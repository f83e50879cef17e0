import type { en } from './en.ts';

const cancel = 'स्थिति देखें, या रद्द करें';

export const hi: typeof en = {
  subject: (brand, reference) => `${brand}: हमें आपका अनुरोध मिल गया है, रेफ़रेंस नंबर ${reference}`,
  preview: 'आगे क्या होगा, और इसे कैसे रोकें।',
  title: 'आपने जो भेजा, वह हमें मिल गया है',
  // Each is put into the sentence of `sent`.
  what: {
    enquiries: 'कॉल का अनुरोध',
    businesses: 'कॉर्पोरेट बीमा का अनुरोध',
    agents: 'POSP बनने का आवेदन',
    contacts: 'एक संदेश',
    resumes: 'नौकरी का आवेदन',
  },
  sent: (what, host) =>
    `${host} को इस ईमेल पते के साथ ${what} मिला है। अगर यह आपने ही भेजा है, तो धन्यवाद। जो लिखा गया था, उसे हम यहाँ नहीं दोहराते, क्योंकि ईमेल को रास्ते में पढ़ा जा सकता है।`,
  adviser: 'आपके सलाहकार',
  keep: 'यह नंबर सँभालकर रखें। इससे हम आपका अनुरोध तुरंत ढूँढ सकते हैं।',
  status: {
    ...{ enquiries: cancel, businesses: cancel, agents: cancel },
    contacts: 'स्थिति देखें, या संदेश वापस लें',
    resumes: 'स्थिति देखें, या आवेदन वापस लें',
  },
  attached: 'कॉल को अपने कैलेंडर में जोड़ने के लिए साथ लगी फ़ाइल खोलें।',
  notYou: (email) =>
    `अगर यह आपने नहीं भेजा, तो हो सकता है कि किसी ने अपना पता गलत लिख दिया हो। ऊपर दिए नंबर के साथ ${email} पर लिखें, हम आपका पता हटा देंगे।`,
};
