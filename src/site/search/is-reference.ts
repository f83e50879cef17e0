import { referenceIn } from '#cases/calls/call-forms.ts';
import { referencePattern } from '#platform/ids.ts';

/** A number that we gave to someone: it leads to their call, and is not counted among what was searched. */
export function isReference(asked: string): boolean {
  return referencePattern.test(referenceIn(asked));
}
