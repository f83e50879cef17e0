import { isTicked } from '#forms/consents.ts';

/**
 * A tool's result that a visitor wants to talk about. The form carries its id; it goes along only with a tick of its
 * own, since answers about health may be in it. Nothing of it is in a mail, or handed to a CRM.
 */
export const resultField = 'result';
export const resultConsent = 'consent_result';

const idPattern = /^[\w-]{1,64}$/;

/** The result that a form is about, attached or not; nothing for what is not an id. */
export function resultIn(input: Readonly<Record<string, unknown>>): string | undefined {
  const id = input[resultField];
  return typeof id === 'string' && idPattern.test(id) ? id : undefined;
}

/** The result that shall go along. */
export function attachedResultIn(input: Readonly<Record<string, unknown>>): string | undefined {
  return isTicked(input[resultConsent]) ? resultIn(input) : undefined;
}
