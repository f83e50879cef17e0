import namesInHindi from '../../../../content/data/cities-in-hindi.json' with { type: 'json' };
import type { en } from './en.ts';

const states: Readonly<Record<string, string>> = namesInHindi.states;

export const hi: typeof en = {
  title: 'अपना बीमा लोकपाल कार्यालय खोजें',
  description:
    'अपने घर या बीमा कंपनी की शाखा के लिए बीमा लोकपाल का कार्यालय खोजें। शिकायत भेजने से पहले उसका पता cioins.co.in पर जाँच लें।',
  lead: 'आपकी शिकायत उस कार्यालय में जाती है जिसके क्षेत्र में आपका घर या बीमा कंपनी की शाखा है; चुनना आपको है। पहले बीमा कंपनी से लिखित शिकायत करें। कोई शुल्क नहीं लगता।',
  error: (title: string) => `गलती: ${title}`,
  council: 'cioins.co.in पर कार्यालय खोजें',
  councilHint: 'बीमा लोकपाल परिषद वहाँ हर कार्यालय का क्षेत्र और पता देती है।',
  pin: 'आपके घर या बीमा कंपनी की शाखा का पिन कोड',
  place: 'या जगह',
  state: (state) => states[state] ?? state,
  choose: 'कृपया चुनें',
  submit: 'कार्यालय दिखाएँ',
  problems: {
    pin: 'पिन कोड के छह अंक लिखें, जैसे 411001।',
    'unknown-pin': 'इस पिन कोड के लिए हमें कोई कार्यालय नहीं मिला। अंक जाँचें, या नीचे जगह चुनें।',
    place: 'सूची में से कोई जगह चुनें।',
    nothing: 'पिन कोड लिखें या जगह चुनें।',
  },
  found: 'आपका कार्यालय',
  several: 'एक से ज़्यादा कार्यालय हो सकते हैं',
  severalByPin: (pin: string) =>
    `${pin} से शुरू होने वाले पिन कोड इन कार्यालयों के क्षेत्र में आ सकते हैं। देखें कि कौन-सा कार्यालय किन जगहों के लिए है, या ऊपर जगह चुनें।`,
  severalByPlace:
    'इस जगह के बारे में प्रकाशित सूचियाँ अलग-अलग हैं। इनमें से आपका कार्यालय कौन-सा है, यह cioins.co.in पर देखें।',
  none: 'हमारी सूचियों में इस जगह का कार्यालय नहीं है। उसे cioins.co.in पर खोजें।',
  office: (city: string) => `बीमा लोकपाल, ${city}`,
  serves: 'क्षेत्र',
  address: 'पता',
  noAddress: 'हमारे पास ऐसा पता नहीं है जिस पर हमें भरोसा हो। उसे cioins.co.in से लें।',
  addressee: 'Office of the Insurance Ombudsman',
  phone: 'फ़ोन',
  email: 'ईमेल',
  check: 'भेजने से पहले पता cioins.co.in पर जाँच लें',
  confirmed: (day: string) => `हमने यह सूची ${day} को परिषद की सूची से मिलाई। कार्यालयों के पते बदलते रहते हैं।`,
  onward: { 'claim-rejected': 'भरने के लिए चिट्ठियाँ', grievance: 'शिकायत के चरण' },
  deadlines: 'शिकायत कब तक करनी है',
};
