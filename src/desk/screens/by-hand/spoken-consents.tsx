import { FieldError, FormField } from '#forms/controls/form-field.tsx';
import { type FormView, fieldAttributes } from '#forms/controls/form-view.ts';
import { consentNeededBy, consentsAskedBy, fieldOf } from '#forms/form.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { languageCodes } from '#ui/language/locales.ts';
import { SpokenSentence } from '../case/spoken-sentence.tsx';
import { spokenField } from './spoken.ts';

/** The language in which they speak, and what they allow, to be read out in it; `spokenStyles` hides the others. */
export function SpokenConsents({ view }: { view: FormView }) {
  const field = fieldOf(view.form, spokenField);
  return (
    <>
      {field && <FormField view={view} name={spokenField} field={field} />}
      <p className="desk-soft">
        Read each sentence out, and tick it if they say yes. You will be noted as the person who asked.
      </p>
      {consentsAskedBy(view.form).map((purpose) => {
        const attributes = fieldAttributes(view, purpose);
        const isNeeded = purpose === consentNeededBy(view.form);
        return (
          <div key={purpose} className="tick">
            <input
              type="checkbox"
              {...attributes}
              name={purpose}
              defaultChecked={view.values[purpose] === 'on'}
            />
            <label htmlFor={attributes.id}>
              {languageCodes.map((language) => (
                <span key={language} data-spoken={language}>
                  <SpokenSentence purpose={purpose} language={language} />
                </span>
              ))}
              {!isNeeded && <span className="field-optional"> {formMessages(view.locale).optional}</span>}
            </label>
            <FieldError view={view} name={purpose} />
          </div>
        );
      })}
    </>
  );
}
