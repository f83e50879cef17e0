import type { ReactNode } from 'react';
import { asSent, consentNeededBy, consentsAskedBy, type Field, type FormValues, fieldsOf } from '../form.ts';
import { formMessages } from '../messages/messages.ts';
import { isShown, mayBeShown } from '../visibility.ts';
import { ConsentBox } from './consent-box.tsx';
import { FormField, type ScriptedControls } from './form-field.tsx';
import type { FormView } from './form-view.ts';
import { HoneypotField } from './honeypot-field.tsx';

type FormFieldsProps = {
  view: FormView;
  /** The answers as they are now: they decide what is shown. */
  standing: FormValues;
  controls?: ScriptedControls;
  /** Explains what happens to the details, beside the consent to it. */
  notice: ReactNode;
};

/** Everything between the error summary and the button; rendered by the browser and by the server. */
export function FormFields({ view, standing, controls, notice }: FormFieldsProps) {
  const texts = formMessages(view.locale);
  const shown = fieldsOf(view.form).filter(([, field]) => standsThere(view, field, standing));
  const asked = shown.filter(([, field]) => !field.isForced && !isFolded(field));
  const folded = shown.filter(([, field]) => isFolded(field));
  const needed = consentNeededBy(view.form);
  const optionalConsents = consentsAskedBy(view.form).filter((purpose) => purpose !== needed);
  // Not for what the language of the page has chosen: nothing of it has to be seen to.
  const needsFold = folded.some(
    ([name]) => view.errors[name] || (view.values[name] && view.values[name] !== view.words[name]?.preset),
  );
  return (
    <>
      {shown.map(([name, field]) => field.isForced && <Forced key={name} name={name} field={field} />)}
      <div className="field-grid">
        {asked.map(([name, field]) => (
          <FormField key={name} {...{ view, name, field, controls }} />
        ))}
      </div>
      <HoneypotField locale={view.locale} />
      {folded.length + optionalConsents.length > 0 && (
        <details className="folded" open={view.isStatic || needsFold}>
          <summary>{texts.more}</summary>
          {folded.map(([name, field]) => (
            <FormField key={name} {...{ view, name, field, controls }} />
          ))}
          {optionalConsents.length > 0 && (
            <fieldset className="consents">
              <legend>{texts.consentLegend}</legend>
              {optionalConsents.map((purpose) => (
                <ConsentBox key={purpose} view={view} purpose={purpose} />
              ))}
            </fieldset>
          )}
        </details>
      )}
      <ConsentBox view={view} purpose={needed} />
      {notice}
    </>
  );
}

function standsThere({ form, isStatic }: FormView, field: Field, standing: FormValues): boolean {
  return isStatic ? mayBeShown(form, field) : isShown(form, field, standing);
}

/** Never folds away a field that must be answered. */
function isFolded({ place, isOptional }: Field): boolean {
  return place === 'folded' && isOptional === true;
}

function Forced({ name, field }: { name: string; field: Field }) {
  return <input type="hidden" name={name} value={asSent(field, field.preset ?? '')} />;
}
