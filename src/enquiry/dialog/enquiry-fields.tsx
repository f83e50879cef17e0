import type { ComponentType } from 'react';
import type { Retention } from '#content/collections/site-settings/retention.field.ts';
import { formText } from '../messages/form.en.ts';
import { type CallingHours, callingDaysInWords, contactTimes } from '../schema/calling-hours.ts';
import { limits } from '../schema/field-rules.ts';
import { honeypotField } from '../schema/honeypot.ts';
import { languages, subPurposes, sumsInsured } from '../schema/options.ts';
import { keptMonthsOf, shownFields, type Variant } from '../schema/variants.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ChoiceField, type FieldProps, type FormView, SelectField, TextField } from './field.tsx';

type EnquiryFieldsProps = {
  form: FormView;
  variant: Variant;
  /** The purpose as it stands; it decides which fields are shown. */
  concern: string;
  /** Without JavaScript nothing can appear later: fields that depend on the purpose are there at once. */
  isStatic?: boolean;
  /** How a city is asked for; a plain text field where nothing is given. */
  CityField?: ComponentType<Pick<FieldProps, 'form'>>;
  /** The date in India. */
  today: string;
  hours: CallingHours;
  supportEmail: string;
  retention: Retention;
};

/** Everything between the error summary and the button; drawn by the browser and by the server. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const {
    form,
    variant,
    concern,
    isStatic,
    CityField = PlainCityField,
    hours,
    supportEmail,
    retention,
  } = props;
  const shown = isStatic ? variant.fields : shownFields(variant, concern);
  const isOptionalOnPage = isStatic && variant.purpose.mode !== 'forced';
  return (
    <>
      <div className="field-grid">
        <TextField form={form} name="name" autoComplete="name" maxLength={limits.name} />
        <TextField
          form={form}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          hint={formText.hints.phone}
        />
        {shown.email && (
          <TextField
            form={form}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={limits.email}
          />
        )}
        <CityField form={form} />
        <ConcernField form={form} variant={variant} />
        {shown.subPurpose && (
          <SelectField
            form={form}
            name="sub_purpose"
            options={subPurposes}
            blank={formText.choose}
            hint={isStatic ? formText.hints.subPurposeOnPage : undefined}
          />
        )}
        {shown.companyName && (
          <TextField
            form={form}
            name="company_name"
            autoComplete="organization"
            maxLength={limits.company_name}
            isOptional
            hint={isOptionalOnPage ? formText.hints.companyNameOnPage : undefined}
          />
        )}
        {shown.sumInsured && (
          <ChoiceField form={form} name="sum_insured" options={sumsInsured} labelOf={formText.rupees} />
        )}
        {shown.contactSlot && <SlotFields form={form} today={props.today} hours={hours} />}
        <SelectField
          form={form}
          name="contact_language"
          options={languages}
          blank={shown.contactSlot ? formText.choose : formText.anyLanguage}
          isOptional={!shown.contactSlot}
        />
      </div>
      <div className="trap" aria-hidden="true">
        <label>
          {formText.honeypot} <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ConsentFields form={form} supportEmail={supportEmail} keptMonths={keptMonthsOf(variant, retention)} />
    </>
  );
}

function ConcernField({ form, variant: { purpose } }: { form: FormView; variant: Variant }) {
  if (purpose.mode === 'forced') return <input type="hidden" name="concern" value={purpose.value} />;
  const blank = purpose.mode === 'choose' ? formText.choose : undefined;
  return <SelectField form={form} name="concern" options={purpose.options} blank={blank} />;
}

function SlotFields({ form, today, hours }: { form: FormView; today: string; hours: CallingHours }) {
  const days = formText.hints.contactDate(callingDaysInWords(hours));
  return (
    <>
      <TextField form={form} name="contact_date" type="date" min={today} hint={days} />
      <SelectField
        form={form}
        name="contact_time"
        options={contactTimes(hours)}
        blank={formText.choose}
        hint={formText.hints.contactTime}
      />
    </>
  );
}

function PlainCityField({ form }: Pick<FieldProps, 'form'>) {
  return (
    <TextField
      form={form}
      name="city"
      autoComplete="address-level2"
      maxLength={limits.city}
      hint={formText.hints.cityOnPage}
    />
  );
}
