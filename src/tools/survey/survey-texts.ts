import { textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';

/** What becomes of the answers, in sentences. */
export function keptTexts(content: VersionContent): string[] {
  return ['kept-without-name', 'kept-use', 'kept-end'].map((key) => textOf(content, key));
}
