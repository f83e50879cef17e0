import type { Language } from '#ui/language/locales.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { Judged } from '../../translations/judge-lines.ts';
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
export async function saveFile(
  { records }: Judged,
  { language, staff, confirms }: ToSave,
): Promise<SavedRecord[]> {
  const saved: SavedRecord[] = [];
  const until = Date.now() + maxMs;
  for (const { translation, changed, unchanged } of records) {
    if (Date.now() > until) break;
    const lines = [...changed, ...(confirms ? unchanged : [])];
    if (lines.length === 0) continue;
    const targets = new Map(lines.map(({ english, target }) => [english, target]));
    const { slug, id } = translation;
    const refusal = await saveTranslation({ slug, id, language, targets, staff });
    saved.push({ translation, refusal });
  }
  return saved;
}
