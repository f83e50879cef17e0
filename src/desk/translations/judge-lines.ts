import { faultsOfTranslation } from '#content/translation/faults-of-translation.ts';
import { type TextPair, textId } from '#content/translation/pair-texts.ts';
import type { Language } from '#ui/language/locales.ts';
import { type FileLine, oncePerText, recordKey, targetId } from './files/file-line.ts';
import type { Translation } from './read-translations.ts';

/** A line that would be saved: what the text is now, and what it becomes. */
export type ChangedLine = FileLine & { before: string };
/** A line that is not saved, and why. */
export type FaultyLine = FileLine & { reasons: string[] };

export type JudgedRecord = {
  translation: Translation;
  changed: ChangedLine[];
  /** Texts that are older than their English, and came back as they were. */
  unchanged: FileLine[];
  /** Texts that were changed in the file, and on the desk after it was exported: an editor decides, side by side. */
  conflicts: ChangedLine[];
};

export type Judged = {
  records: JudgedRecord[];
  faulty: FaultyLine[];
  /** Lines without a translation. */
  empty: number;
  /** Lines that are on the site, or wait to be published, as they are in the file. */
  same: number;
  /** Lines that came back as they went out, and whose texts have changed on the desk: these stay. */
  untouched: number;
};

/** Looks at a file line by line, against the texts as they are now. */
export function judgeLines(
  lines: readonly FileLine[],
  translations: readonly Translation[],
  language: Language,
): Judged {
  const judged: Judged = { records: [], faulty: [], empty: 0, same: 0, untouched: 0 };
  const records = openRecords(translations);
  for (const line of withoutRepeats(lines, judged.faulty)) {
    const record = records.get(line.record);
    const text = record?.texts.get(line.text);
    if (line.target === '') judged.empty += 1;
    else if (line.exported === targetId(line.target) && !isNow(line, text)) judged.untouched += 1;
    else if (!record) refuse(judged, line, ['the page is no longer on the site']);
    else if (!record.translation.hasDrafts) refuse(judged, line, ['it is changed in its own form only']);
    else if (!text) refuse(judged, line, [whyOld]);
    else {
      const { target: before, state } = text;
      const now = { ...line, english: text.text, before };
      const reasons = faultsOfTranslation({ source: text.text, ...limitOf(text) }, line.target, language);
      if (isConflict(line, text)) record.conflicts.push(now);
      else if (reasons.length > 0) refuse(judged, line, reasons);
      else if (!isNow(line, text)) record.changed.push(now);
      else if (state === 'current') judged.same += 1;
      else record.unchanged.push({ ...now, target: before });
    }
  }
  judged.records = [...records.values()].filter(
    ({ changed, unchanged, conflicts }) => changed.length + unchanged.length + conflicts.length > 0,
  );
  judged.faulty.sort((a, b) => a.number - b.number);
  return judged;
}

const whyOld = 'its English was changed after the file was exported; export it again';

/**
 * Notes what a text is when its file arrives, where an older version exported the file and did not: what is saved
 * between the preview and the saving is not overwritten either.
 */
export function withPresentTargets(
  lines: readonly FileLine[],
  translations: readonly Translation[],
): FileLine[] {
  const records = openRecords(translations);
  return lines.map((line) => {
    const text = records.get(line.record)?.texts.get(line.text);
    return line.exported || !text ? line : { ...line, exported: targetId(text.target) };
  });
}

type OpenRecord = JudgedRecord & { texts: ReadonlyMap<string, TextPair> };

function openRecords(translations: readonly Translation[]): Map<string, OpenRecord> {
  return new Map(
    translations.map((translation) => {
      const texts = new Map(oncePerText(translation.pairs).map((pair) => [textId(pair.text), pair]));
      return [recordKey(translation), { translation, texts, changed: [], unchanged: [], conflicts: [] }];
    }),
  );
}

function isNow({ target }: FileLine, text: TextPair | undefined): boolean {
  return text !== undefined && targetId(text.target) === targetId(target);
}

function isConflict(line: FileLine, text: TextPair): boolean {
  return line.exported !== undefined && line.exported !== targetId(text.target) && !isNow(line, text);
}

function limitOf({ maxLength }: { maxLength?: number }): { maxLength?: number } {
  return maxLength ? { maxLength } : {};
}

function refuse({ faulty }: Judged, line: FileLine, reasons: string[]): void {
  faulty.push({ ...line, reasons });
}

/** The same text twice, differently translated: neither line is more right than the other. */
function withoutRepeats(lines: readonly FileLine[], faulty: FaultyLine[]): FileLine[] {
  const first = new Map<string, FileLine>();
  for (const line of lines) {
    const key = `${line.record} ${line.text}`;
    const before = first.get(key);
    if (!before || before.target === '') first.set(key, line);
    else if (line.target !== '' && line.target !== before.target)
      faulty.push({ ...line, reasons: [`line ${before.number} translates the same text differently`] });
  }
  return [...first.values()];
}
