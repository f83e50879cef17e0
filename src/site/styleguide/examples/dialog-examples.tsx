import type { ReactNode } from 'react';
import { TextField } from '#enquiry/dialog/field.tsx';
import { LeaveQuestion } from '#enquiry/dialog/leave-question.tsx';
import { ThankYouPanel } from '#enquiry/dialog/thank-you-panel.tsx';
import { formText } from '#enquiry/messages/form.en.ts';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { useSite } from '../../document/site-context.tsx';
import { messages } from '../../messages/en.ts';
import type { ExampleGroup } from '../example.tsx';
import { guideText } from '../messages/en.ts';

const { state, sections } = guideText;
const nothing = () => undefined;

/** The dialog's frame around what stands in it; the form's fields have their own examples. */
export const dialogExamples: ExampleGroup[] = [
  {
    id: 'dialog',
    title: sections.dialog,
    examples: [
      {
        state: state.open,
        body: (
          <DialogFrame name="open">
            <Form name="open" />
          </DialogFrame>
        ),
      },
      {
        state: state.busy,
        body: (
          <DialogFrame name="busy" overlay={formText.sending}>
            <Form name="busy" />
          </DialogFrame>
        ),
      },
      {
        state: state.leaving,
        body: (
          <DialogFrame name="leaving">
            <LeaveQuestion onStay={nothing} onGo={nothing} />
          </DialogFrame>
        ),
      },
      {
        state: state.done,
        body: (
          <DialogFrame name="done">
            <Thanks />
          </DialogFrame>
        ),
      },
    ],
  },
];

type DialogFrameProps = { name: string; overlay?: string; children: ReactNode };

/** A dialog that merely stands there: it takes no focus and shuts nothing out. */
function DialogFrame({ name, overlay, children }: DialogFrameProps) {
  const titleId = `guide-dialog-${name}`;
  return (
    <dialog className="call-back guide-dialog" open aria-labelledby={titleId}>
      <div className="call-back-head">
        <h2 id={titleId}>{formText.title}</h2>
        <button className="icon-button" type="button" aria-label={messages.close}>
          <CloseIcon />
        </button>
      </div>
      {overlay && (
        <p className="overlay" role="status">
          {overlay}
        </p>
      )}
      <div data-island="">{children}</div>
    </dialog>
  );
}

function Form({ name }: { name: string }) {
  const form = { idPrefix: `guide-form-${name}`, values: {}, errors: {} };
  return (
    <form className="call-back-form">
      <div className="field-grid">
        <TextField form={form} name="name" />
        <TextField form={form} name="phone" hint={formText.hints.phone} />
      </div>
      <button type="button" className="button">
        {formText.submit}
      </button>
    </form>
  );
}

function Thanks() {
  const { pageData } = useSite();
  const sent = { reference: 'AB2CD3EF', sumInsured: '', slot: '' };
  return <ThankYouPanel sent={sent} page={pageData} onClose={nothing} />;
}
