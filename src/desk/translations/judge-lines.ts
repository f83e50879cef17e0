import { faultsOfTranslation } from '#content/translation/faults-of-translation.ts';
import { textId } from '#content/translation/pair-texts.ts';
import type { Language } from '#ui/language/locales.ts';
import { type FileLine, oncePerText, recordKey } from './files/file-line.ts';
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
};

export type Judged = {
  records: JudgedRecord[];
  faulty: FaultyLine[];
  /** Lines without a translation. */
  empty: number;
  /** Lines that are on the site, or wait to be published, as they are in the file. */
  same: number;
};

/** Looks at a file line by line, against the texts as they are now. */
export function judgeLines(
  lines: readonly FileLine[],
  translations: readonly Translation[],
  language: Language,
): Judged {
  const judged: Judged = { records: [], faulty: [], empty: 0, same: 0 };
  const records = new Map(
    translations.map((translation) => [recordKey(translation), openRecord(translation)] as const),
  );
  for (const line of withoutRepeats(lines, judged.faulty)) {
    const record = records.get(line.record);
    const text = record?.texts.get(line.text);
    if (line.target === '') judged.empty += 1;
    else if (!record) refuse(judged, line, ['the page is no longer on the site']);
    else if (!record.translation.hasDrafts) refuse(judged, line, ['it is changed in its own form only']);
    else if (!text) refuse(judged, line, [whyOld]);
    else {
      const { target: before, state } = text;
      const reasons = faultsOfTranslation({ source: text.text, ...limitOf(text) }, line.target, language);
      if (reasons.length > 0) refuse(judged, line, reasons);
      else if (line.target !== before.trim()) record.changed.push({ ...line, english: text.text, before });
      else if (state === 'current') judged.same += 1;
      else record.unchanged.push({ ...line, english: text.text });
    }
  }
  judged.records = [...records.values()].filter(
    ({ changed, unchanged }) => changed.length + unchanged.length > 0,
  );
  judged.faulty.sort((a, b) => a.number - b.number);
  return judged;
}

const whyOld = 'its English was changed after the file was exported; export it again';

function openRecord(translation: Translation) {
  const texts = new Map(oncePerText(translation.pairs).map((pair) => [textId(pair.text), pair]));
  return { translation, texts, changed: [] as ChangedLine[], unchanged: [] as FileLine[] };
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
