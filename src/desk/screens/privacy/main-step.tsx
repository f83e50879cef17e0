import type { ReactNode } from 'react';
import { maxNomineeLength } from '#privacy/own-page/nominate.ts';
import type { Step } from '#privacy/requests/request.ts';
import { Act } from './act-form.tsx';
import type { RequestPanelProps } from './panel-props.ts';

/** Offers what this kind of request asks for. Every step that changes something shows first what it will do. */
export function MainStep(props: RequestPanelProps) {
  const { request, steps } = props;
  const { id, kind, email, aboutField } = request;
  if (kind === 'erasure')
    return steps.includes('erase') ? (
      <Lead title="Erase everything" step="erase" id={id} label="See what goes, and erase">
        The next page lists what goes and what stays. Nothing is erased before you confirm it there.
      </Lead>
    ) : (
      <>
        <h2>Erase everything</h2>
        <p className="desk-soft">
          Among staff, only compliance or an administrator can erase data: it cannot be undone. You can refuse
          the request if the person has withdrawn it.
        </p>
      </>
    );
  if (kind === 'correction')
    return aboutField ? (
      <Lead title="Correct the record" step="correct" id={id} label="See the change, and correct">
        The next page shows the entry before and after the correction.
      </Lead>
    ) : (
      <>
        <h2>Correct it by hand</h2>
        <p className="desk-soft">
          This request does not name one entry of a record. <a href="/desk/find">Find the case</a>, where an
          adviser can correct it, and note below what was done.
        </p>
      </>
    );
  if (kind === 'withdrawal')
    return (
      <Lead title="Withdraw their consents" step="withdraw" id={id} label="Choose the consents">
        The next page lists what they agreed to.
      </Lead>
    );
  if (kind === 'nomination') return <Nominate {...props} />;
  return (
    <>
      {email ? (
        <Lead title="Send them the copy" step="copy" id={id} label="See what is sent, and send">
          They will get a link to all that we hold for their e-mail address, to read or download.
        </Lead>
      ) : (
        <>
          <h2>Hand them the copy</h2>
          <p className="desk-soft">
            No e-mail address is known. Download the copy, post it or hand it over, and note that below.
          </p>
        </>
      )}
      <CopyFile id={id} />
    </>
  );
}

type LeadProps = { title: string; step: Step; id: number; label: string; children: ReactNode };

function Lead({ title, step, id, label, children }: LeadProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className="desk-soft">{children}</p>
      <p>
        <a className="button button-main" href={`/desk/privacy/${id}/${step}`}>
          {label}
        </a>
      </p>
    </>
  );
}

/** The copy as a file, to be posted or handed over. Each download is in the audit log. */
function CopyFile({ id }: { id: number }) {
  return (
    <form className="privacy-files" method="post" action={`/desk/privacy/${id}/file`}>
      <button className="button button-line" type="submit" name="as" value="page">
        Copy to print
      </button>
      <button className="button button-line" type="submit" name="as" value="json">
        Copy as JSON
      </button>
    </form>
  );
}

function Nominate({ request: { id }, problem }: RequestPanelProps) {
  const typed = problem?.step === 'nominate' ? problem.typed : {};
  return (
    <>
      <h2>Note who may act for them</h2>
      <p className="desk-soft">If they have already named someone, this name replaces that one.</p>
      <Act id={id} step="nominate">
        <label>
          <span>Name</span>
          <input name="nominee" maxLength={maxNomineeLength.name} defaultValue={typed.nominee} required />
        </label>
        <label>
          <span>Phone, e-mail or address</span>
          <input name="contact" maxLength={maxNomineeLength.contact} defaultValue={typed.contact} required />
        </label>
        <button className="button button-main" type="submit">
          Note this person
        </button>
      </Act>
    </>
  );
}
