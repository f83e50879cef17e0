import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { may } from '#content/access/duties.ts';
import { isSettled, type Step, stepRules, stepsOpen } from '#privacy/requests/request.ts';
import { RequestSteps } from './request-steps.tsx';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data' | 'user'>;

const labels: Record<Step, string> = {
  confirm: 'I called them and checked that it is them',
  take: 'I am on it',
  correct: 'Correct the record as asked',
  erase: 'Erase all their data',
  finish: 'Done',
  refuse: 'Refuse',
  hold: 'Hold back',
};

/** Offers the steps that a privacy request allows now, one button for each. */
export function RequestStepsField({ data, user }: FieldProps) {
  if (typeof data?.id !== 'number' || isSettled(data.state)) return null;
  const steps = stepsOpen({ kind: data.kind, state: data.state })
    // Steps that someone may not take are not offered.
    .filter((step) => may(user, stepRules[step].duty ?? 'settle-requests'))
    // To correct takes a record and an answer in it.
    .filter((step) => step !== 'correct' || data.aboutField)
    .map((step) => ({ step, label: labels[step], needsWords: stepRules[step].needsWords === true }));
  return <RequestSteps id={data.id} steps={steps} />;
}
