import seed from '../../../content/questionnaires/personal-risk.json' with { type: 'json' };
import type { VersionContent } from '../engine/version.ts';

/** What the project publishes first, for tests. */
export const seededContent = seed as VersionContent;
