import { useState } from 'react';
import type { FormValues } from '#forms/form.ts';
import type { ControlProps } from '#forms/kind.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import type { PageFacts } from '../dialog/page-facts.ts';
import { ScriptedForm } from '../dialog/scripted-form.tsx';
import { UploadControl } from '../uploads/in-browser/upload-control.tsx';

type FormInPageProps = {
  form: VisitorForm;
  page: PageFacts;
  typed: FormValues;
  /** The file that was chosen before the script came. */
  chosen: File | undefined;
  /** It was sent, and the page has been left for the one that thanks. */
  onSent: () => void;
};

/** A form in a page once its script has come; a success leads to the page that thanks. */
export function FormInPage({ form, page, typed, chosen, onSent }: FormInPageProps) {
  const [isSending, setIsSending] = useState(false);
  const [controls] = useState(() => ({
    file: (props: ControlProps) => <UploadControl {...props} chosen={chosen} />,
  }));
  return (
    <>
      <p className="overlay" role="status" hidden={!isSending}>
        {isSending && form.texts(page.locale).sending}
      </p>
      <div inert={isSending}>
        <ScriptedForm
          isInPage
          {...{ form, page, typed, controls }}
          referrer={location.origin + page.path}
          onSending={setIsSending}
          onSent={onSent}
        />
      </div>
    </>
  );
}
