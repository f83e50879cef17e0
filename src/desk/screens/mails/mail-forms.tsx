import { Field } from '../fields/field.tsx';
import { emailProblems } from '../fields/read-email.ts';

export type MailFormProblem = 'address' | 'reason' | 'words';

type FormProps = {
  action: string;
  problem: MailFormProblem | undefined;
  typed: Readonly<Record<string, string>>;
};

/** Only where it is shown as sent does the form ask for a second: a page may be older than the sending. */
export function AgainForm({ action, isSent }: Pick<FormProps, 'action'> & { isSent: boolean }) {
  return (
    <form method="post" action={`${action}/again`}>
      <h2>{isSent ? 'Send it again' : 'Try again now'}</h2>
      <p>{isSent ? 'It will arrive a second time.' : 'The count of attempts starts again.'}</p>
      {isSent && <input type="hidden" name="second" value="yes" />}
      <button className="button" type="submit">
        {isSent ? 'Send it again' : 'Try it now'}
      </button>
    </form>
  );
}

export function AddressForm({ action, problem, typed }: FormProps) {
  return (
    <form method="post" action={`${action}/address`} noValidate>
      <h2>Send it to another address</h2>
      <p>This changes only this mail. If it belongs to a case, correct the address there as well.</p>
      <Field
        name="email"
        type="email"
        label="The right address"
        autoComplete="off"
        maxLength={254}
        defaultValue={typed.email}
        problem={problem === 'address' ? emailProblems.wrong : undefined}
      />
      <button className="button button-line" type="submit">
        Send it there
      </button>
    </form>
  );
}

/** Why a mail is given up, by the key that the form sends. */
const toPeople = {
  address: 'The address is wrong, and we have no other',
  reached: 'The person was reached another way',
  late: 'It would come too late',
  unwanted: 'They want no mail from us',
} as const;
const toUs = {
  desk: 'We have seen it on the desk',
  byHand: 'It was entered there by hand',
  late: 'It would come too late',
} as const;
const reasons: Readonly<Record<string, string>> = { ...toPeople, ...toUs };
const other = 'other';

/** @returns the reason in words, or what is missing */
export function readReason({
  why = '',
  words = '',
}: Readonly<Record<string, string>>): { why: string } | { problem: MailFormProblem } {
  if (why !== other) {
    const known = Object.hasOwn(reasons, why) ? reasons[why] : undefined;
    return known ? { why: known } : { problem: 'reason' };
  }
  const own = words.trim().slice(0, 200);
  return own ? { why: own } : { problem: 'words' };
}

export function EndForm({
  action,
  isToUs,
  isCrm,
  problem,
  typed,
}: FormProps & { isToUs: boolean; isCrm: boolean }) {
  const { byHand, ...ofMail } = toUs;
  const offered = isToUs ? (isCrm ? { ...ofMail, byHand } : ofMail) : toPeople;
  const isWrong = problem === 'reason' || problem === 'words';
  return (
    <form method="post" action={`${action}/end`}>
      <h2>Give it up</h2>
      <fieldset aria-describedby={isWrong ? 'why-problem' : undefined}>
        <legend className="field-label">Why it is no longer wanted</legend>
        {Object.entries({ ...offered, [other]: 'Another reason' }).map(([key, label]) => (
          <label className="mails-choice" key={key}>
            <input type="radio" name="why" value={key} defaultChecked={typed.why === key} />
            {label}
          </label>
        ))}
        {isWrong && (
          <p className="field-error" id="why-problem">
            {problem === 'words'
              ? 'Please write the other reason in a few words.'
              : 'Please choose a reason.'}
          </p>
        )}
      </fieldset>
      <Field
        name="words"
        label="The other reason"
        hint="Please name no one."
        required={false}
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.words}
      />
      <button className="button button-line" type="submit">
        Give it up
      </button>
    </form>
  );
}
