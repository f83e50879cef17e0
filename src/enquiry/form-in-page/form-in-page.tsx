import { useEffect, useState } from 'react';
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
  /** Name of the field in which the visitor was when the script came. */
  focused: string | undefined;
  /** The file that was chosen before the script came. */
  chosen: File | undefined;
  element: HTMLElement;
  /** It was sent, and the page has been left for the one that thanks. */
  onSent: () => void;
};

/** A form in a page once its script has come; a success leads to the page that thanks. */
export function FormInPage({ form, page, typed, focused, chosen, element, onSent }: FormInPageProps) {
  const [isSending, setIsSending] = useState(false);
  const [controls] = useState(() => ({
    file: (props: ControlProps) => <UploadControl {...props} chosen={chosen} />,
  }));
  // Focus is outside of React: the field that had it has been rendered again.
  useEffect(() => {
    if (focused) element.querySelector<HTMLElement>(`[name="${CSS.escape(focused)}"]`)?.focus();
  }, [focused, element]);
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
