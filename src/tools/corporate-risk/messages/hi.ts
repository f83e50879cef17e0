import type { en } from './en.ts';

export const hi: typeof en = {
  map: {
    likelihood: 'कितनी संभावना है',
    consequence: 'एक घटना में साल भर के टर्नओवर का कितना हिस्सा जाएगा',
    consequenceOf: (turnover: string) =>
      `एक घटना में साल भर के टर्नओवर का कितना हिस्सा जाएगा; रुपये में, ${turnover} के टर्नओवर पर`,
    under: (share: string) => `${share}% से कम`,
    between: (from: string, to: string) => `${from} से ${to}%`,
    over: (share: string) => `${share}% से ज़्यादा`,
    upTo: (sum: string) => `${sum} तक`,
    moreThan: (sum: string) => `${sum} से ज़्यादा`,
    rains: 'बारिश कितनी तेज़',
    strengths: (list: string) => `बारिश कितनी तेज़: ${list}।`,
    from: (least: number) => `${least} से`,
    marks: 'निशानों का मतलब',
    caption: (count: number) =>
      count === 1 ? 'एक जोखिम, संभावना और असर के हिसाब से।' : `${count} जोखिम, संभावना और असर के हिसाब से।`,
    standing: (state: string, rain: string) => `, ${state}, ${rain} बारिश में`,
  },
  gaps: {
    title: 'जो मौजूद लोगों में से किसी को पता नहीं था',
    houses: 'नक्शे पर नहीं',
    answers: 'जो जवाब नहीं मिले',
  },
  top: {
    title: (count: number) =>
      count === 1 ? 'बिना बीमा का एक ज्ञात जोखिम' : 'बिना बीमा के आपके सबसे बड़े ज्ञात जोखिम',
    titleUnsized: (count: number) =>
      count === 1 ? 'बिना बीमा का एक जोखिम, आकार का पता नहीं' : 'बिना बीमा के जोखिम, आकार का पता नहीं',
    titleUnknown: 'अब तक बिना बीमा का कोई जोखिम सामने नहीं आया',
    titleNone: 'कोई जोखिम पूरी तरह बिना बीमा के नहीं है',
    left: (residual: string, inherent: string) => `पहले ${inherent}, आपके उपायों के बाद ${residual}`,
    bar: (residual: string, inherent: string) =>
      `संभावना गुणा असर 25 में से ${inherent} है; उपायों के बाद ${residual} बचता है।`,
    free: 'पहले यह, बिना प्रीमियम के',
    cover: 'जो कवर काम आता है',
  },
  statutory: {
    title: 'कानून में बताए गए कवर',
    cover: 'कवर',
    law: 'कानून',
    state: 'स्थिति',
    forYou: 'आपके लिए',
    states: { applies: 'लागू', 'may-apply': 'लागू हो सकता है' },
  },
  todos: {
    title: 'प्रबंधन के लिए',
    todo: 'क्या करना है',
    house: 'भाव',
    who: 'कौन, कब तक',
    proposed: 'सुझाया गया ज़िम्मेदार',
    signed: 'नाम और तारीख',
    print: 'सूची छापें',
  },
  record: 'चार्ट के पीछे का नियम',
  report: {
    axes: 'ऊपर की ओर: कितनी संभावना है। दाईं ओर: एक घटना में साल भर के टर्नओवर का कितना हिस्सा जाएगा।',
    beforeAndLeft: 'पहले: संभावना गुणा असर, ज़्यादा से ज़्यादा 25। बचा: आपके अपने उपायों के बाद उसमें से जितना बचता है।',
    columns: {
      number: 'क्र.',
      house: 'भाव',
      likelihood: 'संभावना',
      consequence: 'असर',
      before: 'पहले',
      left: 'बचा',
      state: 'स्थिति',
    },
  },
};
