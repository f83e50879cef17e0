import { consentTexts } from '../messages/consents.en.ts';
import { formText } from '../messages/form.en.ts';
import { consentPurposes } from '../schema/consents.ts';
import { FieldError, type FormView, fieldAttributes } from './field.tsx';

type ConsentFieldsProps = {
  form: FormView;
  supportEmail: string;
  /** How long what is sent will be kept. */
  keptMonths: number;
};

/** One box per purpose, none ticked beforehand, and beside them what becomes of the details. */
export function ConsentFields({ form, supportEmail, keptMonths }: ConsentFieldsProps) {
  return (
    <fieldset className="consents">
      <legend>{formText.consentLegend}</legend>
      {consentPurposes.map((purpose) => (
        <div className="tick" key={purpose}>
          <input
            type="checkbox"
            {...fieldAttributes({ form, name: purpose })}
            defaultChecked={form.values[purpose] === 'on'}
          />
          <label htmlFor={fieldAttributes({ form, name: purpose }).id}>
            {consentTexts[purpose]}
            {purpose !== 'consent' && <span className="field-optional"> {formText.optional}</span>}
          </label>
          <FieldError form={form} name={purpose} />
        </div>
      ))}
      <p className="notice">
        {formText.notice({ email: supportEmail, period: formText.months(keptMonths) })}{' '}
        <a href="/privacy-policy">{formText.privacyPolicy}</a>
      </p>
    </fieldset>
  );
}
