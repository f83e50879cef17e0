import type { ConsentPurpose } from '../consents.ts';
import { consentNeededBy } from '../form.ts';
import { formMessages } from '../messages/messages.ts';
import { FieldError } from './form-field.tsx';
import { type FormView, fieldAttributes } from './form-view.ts';

/** A box for one purpose, never ticked beforehand. */
export function ConsentBox({ view, purpose }: { view: FormView; purpose: ConsentPurpose }) {
  const texts = formMessages(view.locale);
  const attributes = fieldAttributes(view, purpose);
  return (
    <div className="tick">
      <input type="checkbox" {...attributes} name={purpose} defaultChecked={view.values[purpose] === 'on'} />
      <label htmlFor={attributes.id}>
        {texts.consents[purpose].text}
        {purpose !== consentNeededBy(view.form) && <span className="field-optional"> {texts.optional}</span>}
      </label>
      <FieldError view={view} name={purpose} />
    </div>
  );
}
