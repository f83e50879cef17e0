import type { TextPair } from '#content/translation/pair-texts.ts';
import type { Language } from '#ui/language/locales.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import {
  type Judged,
  type JudgedRecord,
  judgeLines,
  withPresentTargets,
} from '../../translations/judge-lines.ts';
import { saveTranslation } from '../../translations/save-translation.ts';
import type { SavedRecord } from './file-page.tsx';

type ToSave = {
  language: Language;
  staff: Staff;
  /** Whether texts that came back as they were are still right. */
  confirms: boolean;
};

/** A browser and a proxy wait no longer; what is left is saved when the button is pressed again. */
const maxMs = 25_000;

/** Saves the texts of a file page by page; one that is refused does not keep the others. */
export async function saveFile({ records }: Judged, toSave: ToSave): Promise<SavedRecord[]> {
  const saved: SavedRecord[] = [];
  const until = Date.now() + maxMs;
  for (const record of records) {
    if (Date.now() > until) break;
    if (linesToSave(record, toSave).length > 0) saved.push(await saveRecord(record, toSave));
  }
  return saved;
}

/** Judges its lines again while no one else can save the page: a colleague may have, while others were saved. */
async function saveRecord(record: JudgedRecord, toSave: ToSave): Promise<SavedRecord> {
  const { translation } = record;
  const { slug, id } = translation;
  const { language, staff } = toSave;
  const lines = withPresentTargets(linesToSave(record, toSave), [translation]);
  let isOvertaken = false;
  const choose = (pairs: readonly TextPair[]) => {
    const [now] = judgeLines(lines, [{ ...translation, pairs: [...pairs] }], language).records;
    const taken = now ? linesToSave(now, toSave) : [];
    isOvertaken = taken.length === 0;
    return new Map(taken.map(({ english, target }) => [english, target]));
  };
  const refusal = await saveTranslation({ slug, id, language, choose, staff });
  return { translation, refusal: refusal ?? (isOvertaken ? overtaken : undefined) };
}

const overtaken = 'someone changed its texts in the meantime';

function linesToSave({ changed, unchanged }: JudgedRecord, { confirms }: Pick<ToSave, 'confirms'>) {
  return [...changed, ...(confirms ? unchanged : [])];
}
