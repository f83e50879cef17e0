import jsToXliff12 from 'xliff/jsToXliff12';
import xliff12ToJs from 'xliff/xliff12ToJs';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { defaultLocale, type Language, languageFacts } from '#ui/language/locales.ts';
import {
  type FileLine,
  type OutgoingText,
  placeInWords,
  readUnitKey,
  stateWords,
  unitKey,
} from './file-line.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Texts as XLIFF 1.2, which every translator's program reads. Marks, names in braces and the ends of links are inline
 * elements, so that such a program protects them; their content is the text itself, and is read back as such.
 */
export const xliffType = 'application/x-xliff+xml';

/** Parts that a translator moves and never changes: the marks of `inline-markup.ts`. */
const code = /\{[^{}\n]*\}|\*\*|\]\([^)\n]*\)|<\/?(?:u|sub|sup)>|(?<!\\)\[(?=[^\]]*\]\()/g;

type Inline = string | { [kind: string]: { id?: string; contents?: Inline | Inline[] } };
type Unit = { source?: Inline | Inline[]; target?: Inline | Inline[]; groupUnits?: Units };
type WrittenUnit = Omit<Unit, 'groupUnits'> & { note: string; additionalAttributes: Record<string, string> };
type Units = { [id: string]: Unit };
type Document = { resources: { [file: string]: Units }; sourceLanguage?: string; targetLanguage?: string };

export async function xliffOf(texts: readonly OutgoingText[], language: Language): Promise<string> {
  const resources: { [file: string]: { [id: string]: WrittenUnit } } = {};
  for (const text of texts) {
    resources[text.record] ??= {};
    Object.assign(resources[text.record] ?? {}, { [unitKey(text)]: unitOf(text) });
  }
  const languages = { sourceLanguage: tagOf(defaultLocale), targetLanguage: tagOf(language) };
  const xml = await jsToXliff12({ resources, ...languages }, { indent: '' });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}

function unitOf(text: OutgoingText): WrittenUnit {
  const { about, state, maxLength, text: source, target } = text;
  const notes = [about, placeInWords(text), stateWords[state]];
  const limit: Record<string, string> = maxLength ? { maxwidth: String(maxLength), 'size-unit': 'char' } : {};
  return {
    source: withCodes(source),
    ...(target && { target: withCodes(target) }),
    note: [...notes, ...(maxLength ? [`At most ${maxLength} characters`] : [])].join('. '),
    additionalAttributes: { 'xml:space': 'preserve', ...limit },
  };
}

function withCodes(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: contents, index } of text.matchAll(code)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ Span: { id: String(parts.length + 1), contents } });
    end = index + contents.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** @throws UnreadableFile */
export async function readXliff(xml: string, language: Language): Promise<FileLine[]> {
  const { resources, targetLanguage } = await parsed(xml);
  const ours = new Intl.Locale(tagOf(language)).language;
  if (targetLanguage && new Intl.Locale(targetLanguage).language !== ours)
    throw new UnreadableFile(
      `This file is a translation into “${targetLanguage}”, not into ${languageInEnglish(language)}.`,
    );
  let number = 0;
  return Object.entries(resources).flatMap(([record, units]) =>
    flat(units).map(([key, { source, target }]) => {
      number += 1;
      const texts = { english: wordsOf(source).trim(), target: wordsOf(target).trim() };
      return { number, record, ...readUnitKey(key), ...texts };
    }),
  );
}

async function parsed(xml: string): Promise<Document> {
  try {
    const options = { captureSpacesBetweenElements: true };
    const found = (await xliff12ToJs(xml.replace(/^\ufeff/, ''), options)) as Document;
    if (found.targetLanguage) new Intl.Locale(found.targetLanguage);
    return found;
  } catch (cause) {
    throw new UnreadableFile('This is not an XLIFF 1.2 file, or it is damaged.', { cause });
  }
}

function flat(units: Units): [string, Unit][] {
  return Object.entries(units).flatMap(([id, unit]) =>
    unit.groupUnits ? flat(unit.groupUnits) : [[id, unit]],
  );
}

/** Text with all of its inline elements: those that we wrote contain their own text, and others none. */
function wordsOf(inline: Inline | Inline[] | undefined): string {
  if (inline === undefined || inline === null) return '';
  if (typeof inline === 'string') return inline;
  if (Array.isArray(inline)) return inline.map(wordsOf).join('');
  return Object.values(inline)
    .map((element) => wordsOf(element?.contents))
    .join('');
}

function tagOf(language: Language): string {
  return languageFacts(language).tag;
}
