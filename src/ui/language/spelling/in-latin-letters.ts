import { isInDevanagari } from './is-in-devanagari.ts';

/**
 * Hindi in Latin letters, as people type it on a telephone: `बीमा` as `beemaa`, `दुर्घटना` as `durghatnaa`. It is read aloud,
 * not transcribed: the short `a` that Devanagari leaves unwritten is heard or dropped as Hindi drops it.
 */
const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n' },
  ...{ च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n' },
  ...{ त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm' },
  ...{ य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
  // With the dot below, as NFD writes them all.
  ...{ क़: 'q', ख़: 'kh', ग़: 'g', ज़: 'z', ड़: 'd', ढ़: 'rh', फ़: 'f', य़: 'y', ऩ: 'n', ऱ: 'r', ऴ: 'l' },
};

const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri' },
  ...{ ए: 'e', ऐ: 'ai', ऍ: 'e', ऎ: 'e', ओ: 'o', औ: 'au', ऑ: 'o', ऒ: 'o', ॐ: 'om' },
};

const vowelSigns: Readonly<Record<string, string>> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri' },
  ...{ 'े': 'e', 'ै': 'ai', 'ॅ': 'e', 'ॆ': 'e', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॊ': 'o' },
};

const [halant, dotBelow, anusvara, candrabindu, visarga] = ['्', '़', 'ं', 'ँ', 'ः'];
const lips = /^[पफबभम]/;

/** A consonant with the vowel that is heard after it; either may be missing. */
type Beat = {
  consonant: string;
  vowel: string;
  /** The vowel is the one that is not written. */
  isUnwritten: boolean;
};

const word = /[\u0900-\u097f\u200c\u200d]+/g;

/** @returns the text with its words in Devanagari in small Latin letters; everything else as it was */
export function inLatinLetters(text: string): string {
  if (!isInDevanagari(text)) return text;
  return text.normalize('NFD').replace(word, readAloud);
}

function readAloud(written: string): string {
  const beats = beatsOf(written.replace(/[\u200c\u200d]/g, '').replaceAll('ज्ञ', 'ग्य'));
  return withoutUnheard(beats)
    .map(({ consonant, vowel }) => consonant + vowel)
    .join('');
}

function beatsOf(written: string): Beat[] {
  const beats: Beat[] = [];
  const add = (consonant: string, vowel: string, isUnwritten = false) =>
    beats.push({ consonant, vowel, isUnwritten });
  const letters = [...written];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const hasDot = letters[at + 1] === dotBelow;
    const consonant = (hasDot ? consonants[letter + dotBelow] : undefined) ?? consonants[letter];
    const last = beats.at(-1);
    if (consonant) add(consonant, 'a', true);
    else if (vowels[letter]) add('', vowels[letter]);
    else if (vowelSigns[letter] && last)
      Object.assign(last, { vowel: vowelSigns[letter], isUnwritten: false });
    else if (letter === halant && last) Object.assign(last, { vowel: '', isUnwritten: false });
    else if (letter === anusvara) addNasal(letters.slice(at + 1).join(''));
    else if (letter === candrabindu) add('n', '');
    else if (letter === visarga) add('h', '');
    else if (/[०-९]/.test(letter)) add(String(letter.charCodeAt(0) - 0x966), '');
  }
  return beats;

  /** As it is said before what follows: Mumbai, Indore, Singh. */
  function addNasal(following: string): void {
    if (lips.test(following)) add('m', '');
    else add(following.startsWith('ह') ? 'ng' : 'n', '');
  }
}

/** After two consonants an unwritten vowel at the end is heard with these: swasthya, Krishna, mitra. */
const heardAtEnd = ['y', 'r', 'n', 'v'];

/** An unwritten vowel is silent at the end of most words, and between two syllables: Rajesh, durghatna. */
function withoutUnheard(beats: readonly Beat[]): Beat[] {
  const heard = beats.map((beat) => ({ ...beat }));
  for (let at = heard.length - 1; at > 0; at -= 1) {
    const beat = heard[at];
    if (!beat?.isUnwritten) continue;
    const before = heard[at - 1]?.vowel;
    const next = heard[at + 1];
    const isSilent = next
      ? before && next.consonant && next.vowel
      : before || !heardAtEnd.includes(beat.consonant);
    if (isSilent) beat.vowel = '';
  }
  return heard;
}
