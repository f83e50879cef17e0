import type { ReactNode } from 'react';
import type { Step } from '#privacy/requests/request.ts';
import { kindWords } from '#privacy/requests/request-words.ts';
import { whoAsks } from '../../privacy-requests/read-requests.ts';
import { CopyStep, CorrectStep } from './copy-and-correct-steps.tsx';
import { EraseStep } from './erase-step.tsx';
import type { StepProps } from './step-props.ts';
import { WithdrawStep } from './withdraw-step.tsx';

/** Steps that show first what they will do. */
export const shownSteps = ['copy', 'correct', 'withdraw', 'erase'] as const satisfies Step[];
export type ShownStep = (typeof shownSteps)[number];

const titles: Record<ShownStep, string> = {
  copy: 'Send them the copy?',
  correct: 'Correct the record?',
  withdraw: 'Withdraw their consents?',
  erase: 'Erase this person’s data?',
};

const parts: Record<ShownStep, (props: StepProps) => ReactNode> = {
  copy: CopyStep,
  correct: CorrectStep,
  withdraw: WithdrawStep,
  erase: EraseStep,
};

const buttons: Record<ShownStep, string> = {
  copy: 'Send it',
  correct: 'Correct it',
  withdraw: 'Withdraw them',
  erase: 'Erase it for good',
};

/** `/desk/privacy/:id/erase` and the like: what the step will do, in words, and the button that does it. */
export function StepPage({ step, problem, ...props }: StepProps & { step: ShownStep; problem?: string }) {
  const { request } = props;
  const { id, reference, kind, email } = request;
  const Part = parts[step];
  return (
    <div className="desk-wrap privacy privacy-step">
      <p className="desk-small">
        <a href="/desk/privacy">Privacy requests</a> /{' '}
        <a href={`/desk/privacy/${id}`}>
          {kindWords[kind]}, <span className="desk-ref">{reference}</span>
        </a>
      </p>
      <h1>{titles[step]}</h1>
      <p className="case-state privacy-who">{whoAsks(request)}</p>
      {problem && (
        <p className="desk-said desk-said-no" role="alert">
          {problem}
        </p>
      )}
      <form method="post" action={`/desk/privacy/${id}/${step}`}>
        <Part {...props} />
        <p className="desk-soft">
          {email
            ? `The answer will be mailed to them at ${email}.`
            : 'No e-mail address is known: tell them yourself that this is done.'}
        </p>
        <p className="privacy-acts">
          <button className={step === 'erase' ? 'button privacy-final' : 'button'} type="submit">
            {buttons[step]}
          </button>
          <a className="button button-line" href={`/desk/privacy/${id}`}>
            Back, change nothing
          </a>
        </p>
      </form>
    </div>
  );
}
