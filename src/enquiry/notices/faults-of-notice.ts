import {
  type NoticeFile,
  type NoticePart,
  type NoticeParts,
  noticeParts,
  settingsOfPart,
} from './notice-file.ts';

export type NoticeFault = { part: NoticePart; fault: string };

const maxLength = 700;
const placeholder = /\{(\w+)\}/g;

/** Names that are written alike in every script. */
const inLatin = /WhatsApp/g;

/**
 * Reports what would make a notice wrong whatever its language: a part that is empty or far from the length of its English,
 * a setting that is missing or unknown, letters of another script.
 */
export function faultsOfNotice(
  { script, parts }: Pick<NoticeFile, 'script' | 'parts'>,
  english: NoticeParts,
): NoticeFault[] {
  return noticeParts.flatMap((part) =>
    [...faultsIn(parts[part] ?? '', { part, script, english: english[part] })].map((fault) => ({
      part,
      fault,
    })),
  );
}

type About = { part: NoticePart; script: string; english: string };

function* faultsIn(text: string, { part, script, english }: About): Generator<string> {
  if (!text.trim()) return yield 'it is empty';
  if (text.length > maxLength) yield `it is longer than ${maxLength} characters`;
  else if (text.length < english.length / 2 || text.length > english.length * 2 + 10)
    yield 'its length is far from that of the English';
  const asked: readonly string[] = settingsOfPart[part] ?? [];
  const named = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  for (const name of asked) if (!named.includes(name)) yield `it does not name {${name}}`;
  for (const name of named)
    if (!asked.includes(name)) yield `it names {${name}}, which is not in the English`;
  const foreign = foreignLetters(text, script);
  if (foreign) yield `these letters are of another script: ${foreign}`;
}

function foreignLetters(text: string, script: string): string {
  const own = new RegExp(`[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]`, 'u');
  const letters = text.replace(placeholder, '').replace(inLatin, '');
  return [...new Set(letters)].filter((letter) => !own.test(letter)).join(' ');
}
