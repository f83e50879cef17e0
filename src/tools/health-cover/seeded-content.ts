import seed from '../../../content/questionnaires/health-cover.json' with { type: 'json' };
import type { VersionContent } from '../engine/version.ts';

/** What the project publishes first, for tests: the examples of the model hold for these numbers. */
export const seededContent = seed as VersionContent;
