import seed from '../../../content/questionnaires/health-cover.json' with { type: 'json' };
import type { VersionContent } from '../engine/version.ts';

/** The first version that the project publishes, for tests: the examples of the model are true for these numbers. */
export const seededContent = seed as VersionContent;
