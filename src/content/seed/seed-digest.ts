import { versionOf } from '../read/source.ts';
import type { Catalogues } from '../translation/catalogues.ts';
import type { Seed } from './read-seed-files.ts';

/**
 * The digest of what a record is made from: that of its seed, then one for each translation, such as
 * `kx3Jw9… hi=Qm2s8…`. A language that is not published for a time costs nothing when it is published again.
 */
export function digestOf({ seed, catalogues }: { seed: Seed; catalogues: Catalogues }): string {
  const translations = [...catalogues].map(([language, texts]) => `${language}=${versionOf([...texts])}`);
  return [versionOf(seed), ...translations].join(' ');
}

/** Was a record made from this seed and these translations? It may have others. */
export function isMadeFrom(recorded: string, digest: string): boolean {
  const parts = recorded.split(' ');
  return digest.split(' ').every((part) => parts.includes(part));
}
