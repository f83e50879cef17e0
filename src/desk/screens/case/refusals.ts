import type { ActOutcome } from '#cases/act-on-case.ts';
import type { PanelProblem } from '#cases/read-panel.ts';

type Refusal = Extract<ActOutcome, { done: false }>['refusal'];

/** Why something was not done with a case, as anyone who tried reads it. */
export const refusals: Record<Refusal, string> = {
  unknown: 'This case no longer exists.',
  'yours-already': 'You already have this case.',
  'somebody-else-has-it': 'Someone else has taken this case.',
  'theirs-already': 'They already have this case.',
  closed: 'This case is closed. Plan a next step to reopen it.',
  rests: 'This case is at rest. If there is a reason to call again, plan a next step and say why.',
  'rests-already': 'This case is already at rest.',
  'asked-to-stop': 'They asked us to stop. Nobody will call them about this again.',
  'say-why': 'Please say why, in a few words.',
  'already-past': 'Please choose a future time.',
  'with-whom': 'Please name the insurer, and say what the details are for.',
  'sharing-not-allowed':
    'They have not agreed that we may share their details with insurers. Ask them first, and record their answer.',
  'sharing-withdrawn':
    'They have withdrawn their consent to our sharing details with insurers. Nothing may be shared.',
  changed:
    'This case has changed since your page showed it, perhaps by this very call. Look at its history first, and save again if something is missing.',
  'somebody-elses': 'Another record already has this value: look for that record under Find.',
};

export const panelProblems: Record<PanelProblem, string> = {
  nothing: 'There is nothing to save yet. How did it go?',
  'nothing-closed': 'There is nothing to save yet. Fill in the next step to reopen the case, or add a note.',
  'too-long': 'This is too long to save. Please shorten it.',
  when: 'Please choose a day and a time for the next step.',
  'no-calls-then': 'We do not call on that day or at that time. Please choose another.',
  whom: 'Please choose who to hand it over to.',
};

type Filled = Readonly<Record<string, string>>;

/** The field of the panel that a refusal is about: it is said there, and anyone who typed goes on there. */
export function refusedField(said: string | undefined, { outcome, when }: Filled): RefusedField | undefined {
  if (said === 'say-why') return outcome ? 'why' : 'step';
  if (said === 'whom') return 'to';
  const isMoment = said === 'when' || said === 'no-calls-then' || said === 'already-past';
  return isMoment && when === 'other' ? 'day' : undefined;
}

export type RefusedField = 'why' | 'step' | 'day' | 'to';
