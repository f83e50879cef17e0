import { test } from 'vitest';
import { isExhaustive } from './exhaustive.ts';

/** For a variant of what a test beside it walks at each change: the nightly run alone takes it. */
export const nightlyTest = test.runIf(isExhaustive);
