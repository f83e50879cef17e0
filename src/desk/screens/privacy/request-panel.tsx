import { maxWordsLength } from '#privacy/requests/advance-request.ts';
import { proofs } from '#privacy/requests/request.ts';
import { proofWords } from '#privacy/requests/request-words.ts';
import { inFives } from '../../short-labels.ts';
import { Act } from './act-form.tsx';
import { MainStep } from './main-step.tsx';
import type { RequestPanelProps } from './panel-props.ts';

/** At night, beside what the request is about: the one thing to do next, and the ways to end it. */
export function RequestPanel(props: RequestPanelProps) {
  const { request, steps, maySettle, problem } = props;
  const { state, settledAt } = request;
  if (settledAt)
    return (
      <div className="case-night privacy-panel">
        <h2>It is answered</h2>
        <p className="desk-soft">Nothing is left to do. The request is kept as a record of what was done.</p>
        <p>
          <a href="/desk/privacy">To the open requests</a>
        </p>
      </div>
    );
  if (!maySettle)
    return (
      <div className="case-night privacy-panel">
        <h2>It is open</h2>
        <p className="desk-soft">
          In your role, you can only read requests. An adviser, compliance or an administrator answers them.
        </p>
      </div>
    );
  return (
    <div className="case-night privacy-panel">
      {problem && (
        <p className="desk-said desk-said-no" role="alert">
          {problem.why}
        </p>
      )}
      {state === 'asked' ? <Identify {...props} /> : <Carry {...props} />}
      {steps.includes('finish') && <Finish {...props} />}
      {steps.includes('refuse') && <Refuse {...props} />}
    </div>
  );
}

function Identify({ request: { id, phone, email, via }, isPhoneHeld }: RequestPanelProps) {
  return (
    <>
      <h2>First, make sure it is them</h2>
      <p className="desk-soft">
        Until then, what we hold about them is not shown here. Use the number or the address that we hold,
        never one that came with the request.
      </p>
      {phone && !isPhoneHeld && (
        <p className="desk-soft">
          We hold no record with the number {inFives(phone)}, which came with the request.
        </p>
      )}
      {phone && isPhoneHeld && (
        <p className="case-number">
          <b>{inFives(phone)}</b>
          <a className="button button-main" href={`tel:+91${phone}`}>
            Call
          </a>
        </p>
      )}
      {!phone && email && (
        <p className="case-number">
          <b className="privacy-who">{email}</b>
        </p>
      )}
      <Act id={id} step="confirm">
        <fieldset className="privacy-choices">
          <legend className="case-legend">How do you know?</legend>
          {proofs.map((proof, place) => (
            <label key={proof}>
              <input
                type="radio"
                name="proof"
                value={proof}
                defaultChecked={via === 'phone' && place === 0}
              />
              {proofWords[proof]}
            </label>
          ))}
        </fieldset>
        <button className="button button-line" type="submit">
          It is them
        </button>
      </Act>
    </>
  );
}

function Carry(props: RequestPanelProps) {
  const { request, steps } = props;
  const { id, state, decidedBy } = request;
  return (
    <>
      <MainStep {...props} />
      {state === 'in-work' && decidedBy && <p className="desk-soft">{decidedBy} is on it.</p>}
      {steps.includes('take') && (
        <Act id={id} step="take">
          <button className="button button-line" type="submit">
            I am on it
          </button>
        </Act>
      )}
    </>
  );
}

function Finish({ request, problem, staffId }: RequestPanelProps) {
  return (
    <Words
      staffId={staffId}
      step="finish"
      request={request}
      problem={problem}
      title="Answered in another way"
      label="What was done"
      button="Note it as done"
    />
  );
}

function Refuse({ request, problem, staffId }: RequestPanelProps) {
  return (
    <Words
      staffId={staffId}
      step="refuse"
      request={request}
      problem={problem}
      title="Refuse, with a reason"
      label="Why not"
      button="Refuse it"
    />
  );
}

type WordsProps = Pick<RequestPanelProps, 'request' | 'problem' | 'staffId'> & {
  step: 'finish' | 'refuse';
  title: string;
  label: string;
  button: string;
};

function Words({ step, request: { id, email }, problem, staffId, title, label, button }: WordsProps) {
  const isBack = problem?.step === step;
  return (
    <details className="case-over privacy-over" open={isBack}>
      <summary>{title}</summary>
      <Act id={id} step={step} staffId={staffId} isBack={isBack}>
        <label>
          <span>{label}</span>
          <textarea
            name="words"
            rows={4}
            maxLength={maxWordsLength}
            required
            aria-invalid={isBack || undefined}
            aria-describedby={`privacy-${step}-hint`}
            defaultValue={isBack ? problem.typed.words : undefined}
          />
        </label>
        <p className="case-hint desk-small" id={`privacy-${step}-hint`}>
          {email
            ? `This text will be mailed to them at ${email}.`
            : 'No e-mail address is known: give them this answer yourself.'}
        </p>
        <button className="button button-line" type="submit">
          {button}
        </button>
      </Act>
    </details>
  );
}
