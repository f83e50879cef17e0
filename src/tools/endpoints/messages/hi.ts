import type { en } from './en.ts';

/** Messages of the tools' endpoints. */
export const hi: typeof en = {
  ok: 'ठीक है',
  /** The questions of another version are meant, or there never was such a version. */
  otherVersion: 'कृपया इन सवालों के मौजूदा संस्करण के जवाब दें।',
  noVersion: 'कृपया बताएँ कि किस संस्करण के जवाब दिए गए।',
  noAnswers: 'कृपया जवाबों को एक ऑब्जेक्ट में भेजें, जिसमें हर सवाल की अपनी key हो।',
  noType: (types: string) => `कृपया इनमें से कोई एक प्रकार माँगें: ${types}।`,
  noPage: 'सवालों का ऐसा कोई पेज नहीं है।',
  noQuestionnaire: 'ऐसी कोई प्रश्नावली नहीं है।',
  mailed: 'हम लिंक भेज रहे हैं।',
};
