import seeded from '../../../content/questionnaires/corporate-risk.json' with { type: 'json' };
import type { VersionContent } from '../engine/version.ts';

/** The words and numbers that the project ships, for tests and examples. */
export const seededContent: VersionContent = seeded as VersionContent;
