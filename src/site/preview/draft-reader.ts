import { inDraftView, type RecordOfContent } from '#content/read/draft-view.ts';
import type { Reader } from '#content/read/reader.ts';

/** Reads one record as its editor has saved it last; everything else, and where pages are, is as visitors know it. */
export function draftReader(reader: Reader, draft: RecordOfContent): Reader {
  return {
    ...reader,
    ask: (source, asked) => inDraftView(draft, () => source.read(asked, reader.locale)),
  };
}
