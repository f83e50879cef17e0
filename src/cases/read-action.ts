import type { Colleague } from '#enquiry/submit/submission.ts';
import { isDay, momentInIndia } from '#platform/clock.ts';
import { caseOutcomes, isOneOf } from './case-words.ts';
import type { CaseAction } from './transitions.ts';

export const maxTextLength = 2000;
export const maxInsurerLength = 120;

/**
 * Reads an action that someone on the desk sent, text by text.
 * @param colleagues who may be given the case
 * @returns undefined when it is none
 */
export function readAction(
  sent: Readonly<Record<string, unknown>>,
  colleagues: readonly Colleague[],
): CaseAction | undefined {
  const { kind, day, time, outcome } = sent;
  const text = String(sent.text ?? '').trim();
  if (text.length > maxTextLength) return undefined;
  if (kind === 'take') return { kind };
  if (kind === 'note' || kind === 'rest' || kind === 'stop') return { kind, text };
  if (kind === 'answered' || kind === 'unanswered')
    return { kind: 'call', isAnswered: kind === 'answered', text };
  if (kind === 'plan' && isTime(time) && typeof day === 'string' && isDay(day))
    return { kind, dueAt: momentInIndia(day, time), text };
  if (kind === 'close' && isOneOf(caseOutcomes, outcome)) return { kind, outcome, text };
  if (kind === 'share') {
    const insurer = String(sent.insurer ?? '').trim();
    return insurer.length > maxInsurerLength ? undefined : { kind, insurer, text };
  }
  const to = colleagues.find(({ id }) => String(id) === sent.to);
  return kind === 'hand-over' && to ? { kind, to: { id: to.id, name: to.name }, text } : undefined;
}

export function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}
