import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import type { Version } from '../engine/version.ts';
import { presentVersion, versionNumbered } from '../store/versions.ts';

/** The version with this number: the present one, which no one may have been asked by yet, or one before it. */
export async function knownVersion(key: QuestionnaireKey, number: number): Promise<Version | undefined> {
  const present = await presentVersion(key);
  return present.number === number ? present : versionNumbered(key, number);
}
