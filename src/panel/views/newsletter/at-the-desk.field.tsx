'use client';

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui';

/** From the form of an issue to its page at the desk, where it is previewed, tested and sent. */
export function AtTheDeskField() {
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  if (!id)
    return (
      <p className="field-type">
        Save a draft first. You can then preview it as an e-mail, test it and send it.
      </p>
    );
  return (
    <div className="field-type">
      {isModified && <p>Save first: only the saved draft is previewed and sent.</p>}
      <Button
        buttonStyle="secondary"
        size="small"
        el="anchor"
        url={`/desk/newsletters/${id}`}
        disabled={isModified}
      >
        Preview, test and send it
      </Button>
    </div>
  );
}
