import seed from '../../../content/questionnaires/personal-risk.json' with { type: 'json' };
import type { VersionContent } from '../engine/version.ts';

/** The first version that the project publishes, for tests. */
export const seededContent = seed as VersionContent;
