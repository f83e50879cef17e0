import { textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';

/** Sentences about what happens to the answers. */
export function keptTexts(content: VersionContent): string[] {
  return ['kept-without-name', 'kept-use', 'kept-end'].map((key) => textOf(content, key));
}
