import { inDraftView } from '#content/read/draft-view.ts';
import type { Reader } from '#content/read/reader.ts';

/** Reads what editors have saved last; where other pages stand is as visitors know it. */
export function draftReader(reader: Reader): Reader {
  return {
    ...reader,
    ask: (source, asked) => inDraftView(() => source.read(asked, reader.locale)),
  };
}
