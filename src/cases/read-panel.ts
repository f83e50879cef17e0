import { nextCallingDay } from '#enquiry/store/call-due-time.ts';
import type { Colleague } from '#enquiry/submit/submission.ts';
import { type CallingHours, callingTimes, isCallingDay } from '#forms/calling-times.ts';
import { isDay, momentInIndia } from '#platform/clock.ts';
import { spokenLanguage, verbalConsentPurposes, verbalConsentSentence } from './case-consents.ts';
import { caseOutcomes, isOneOf } from './case-words.ts';
import { isTime, maxTextLength } from './read-action.ts';
import { type CaseAction, type CaseNow, maxUnansweredCalls } from './transitions.ts';

/**
 * The panel of a call as it was sent, as what is to be done with the case: an adviser fills it once, in the order in
 * which a call happens, and whatever they have filled in is done in one transaction. Nothing here asks whether it may
 * be done; `transitions.ts` does.
 */
export type PanelInput = Readonly<Record<string, string | undefined>>;

/** The reason why the panel cannot be carried out as it was sent. */
export type PanelProblem = 'nothing' | 'nothing-closed' | 'too-long' | 'when' | 'no-calls-then' | 'whom';

type PanelFacts = Pick<CaseNow, 'state' | 'attempts'> & {
  colleagues: readonly Colleague[];
  hours: CallingHours;
  now: Date;
};

export function readPanel(
  input: PanelInput,
  { state, attempts, colleagues, hours, now }: PanelFacts,
): CaseAction[] | PanelProblem {
  const texts = textsIn(input);
  if (Object.values(texts).some((text) => text.length > maxTextLength)) return 'too-long';
  const chosen = momentIn(input, hours);
  if (typeof chosen === 'string') return chosen;
  const isPaused = state === 'closed' || state === 'resting';
  // A step is all that such a case needs to go on; no call gives it a moment.
  const dueAt = chosen ?? (isPaused && texts.step ? nextCallingDay(now, hours) : undefined);
  const to = colleagues.find(({ id }) => String(id) === input.to);
  if (input.after === 'hand-over' && !to) return 'whom';
  const { how } = input;
  const actions: CaseAction[] = [...callOf(how, texts), ...allowedIn(input)];
  const isOver = how === 'stop' || isOneOf(caseOutcomes, input.outcome);
  const isGoingOn = input.after === 'rest' || input.after === 'hand-over';
  if (how === 'stop') actions.push({ kind: 'stop', text: texts.note || texts.why });
  else if (isOneOf(caseOutcomes, input.outcome))
    actions.push({ kind: 'close', outcome: input.outcome, text: texts.why });
  else if (dueAt) actions.push({ kind: 'plan', dueAt, text: texts.step });
  else if (how === 'wrong-number' && !isGoingOn)
    actions.push({ kind: 'close', outcome: 'not-meant', text: texts.why || 'Wrong number' });
  const isTriedOut = (how === 'unanswered' || how === 'wrong-number') && attempts + 1 >= maxUnansweredCalls;
  if (input.after === 'rest' && !isOver && !isTriedOut) actions.push({ kind: 'rest', text: texts.why });
  if (input.after === 'hand-over' && to && !isOver)
    actions.push({ kind: 'hand-over', to: { id: to.id, name: to.name }, text: '' });
  if (actions.length === 0) return state === 'closed' ? 'nothing-closed' : 'nothing';
  return [...actions, ...leftOver(actions, texts)];
}

type Texts = Record<'note' | 'why' | 'step', string>;

function textsIn({ note = '', why = '', step = '' }: PanelInput): Texts {
  return { note: note.trim(), why: why.trim(), step: step.trim() };
}

/** Texts that no action has taken along, such as a step without a moment, are kept as notes. */
function leftOver(actions: readonly CaseAction[], { why, step }: Texts): CaseAction[] {
  const isKept = (typed: string) => actions.some((action) => 'text' in action && action.text === typed);
  return [isKept(why) ? '' : why, isKept(step) || !step ? '' : `Next step: ${step}`]
    .filter(Boolean)
    .map((text) => ({ kind: 'note', text }));
}

/** The note goes with the call that it is about; without a call it is alone. */
function callOf(how: string | undefined, { note }: Texts): CaseAction[] {
  if (how === 'answered') return [{ kind: 'call', isAnswered: true, text: note }];
  if (how === 'unanswered') return [{ kind: 'call', isAnswered: false, text: note }];
  if (how === 'wrong-number')
    return [{ kind: 'call', isAnswered: false, text: ['Wrong number.', note].filter(Boolean).join(' ') }];
  // It is the reason of the stop.
  if (how === 'stop' || !note) return [];
  return [{ kind: 'note', text: note }];
}

function allowedIn(input: PanelInput): CaseAction[] {
  const spoken = spokenLanguage(input.spoken);
  return verbalConsentPurposes
    .filter((purpose) => input[purpose] === 'on')
    .map((purpose) => ({ kind: 'allow', purpose, text: verbalConsentSentence(purpose, spoken) }));
}

/** One of the moments that were offered (`2026-12-01T11:00`), or another day and time on which we call. */
function momentIn(
  { when = '', day = '', time = '' }: PanelInput,
  hours: CallingHours,
): Date | 'when' | 'no-calls-then' | undefined {
  if (!when) return undefined;
  const [chosenDay = '', chosenTime] = when === 'other' ? [day, time] : when.split('T');
  if (!isDay(chosenDay) || !isTime(chosenTime)) return 'when';
  const isOpen = isCallingDay(chosenDay, hours) && callingTimes(hours).includes(chosenTime);
  return isOpen ? momentInIndia(chosenDay, chosenTime) : 'no-calls-then';
}
