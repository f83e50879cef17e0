import type { en } from './en.ts';

export const hi: typeof en = {
  /** Under the title: which tool, when, by which version. */
  made: (date: string, version: number) => `${date} · संस्करण ${version}`,
  foot: (brand: string, address: string) => `${brand} · ${address}`,
  /** The typesetter puts the numbers in. */
  page: 'पेज {page}, कुल {pages}',
  answers: {
    columns: ['सवाल', 'आपका जवाब'],
    /** A visitor's words in a script that the fonts do not have. */
    unwritable: '[…]',
    unwritableNote: 'जहाँ […] लिखा है, वहाँ आपके शब्द ऐसी लिपि में हैं जो इस रिपोर्ट में नहीं छप सकती।',
  },
  method: {
    lead: (version: number, date: string) =>
      `${date} के संस्करण ${version} में जिन संख्याओं से हिसाब लगता है, वे यहाँ हैं, और यह भी कि हर संख्या कहाँ से ली गई है।`,
    columns: ['संख्या', 'मान', 'स्रोत'],
    source: (source: string, date: string) => `${source} (${date})`,
  },
  about: {
    title: 'इस रिपोर्ट के बारे में',
    made: (tool: string, brand: string, date: string) => `${brand} के टूल “${tool}” से ${date} को बनी रिपोर्ट।`,
  },
};
