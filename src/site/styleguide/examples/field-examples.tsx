import { CityCombobox } from '#enquiry/dialog/city-combobox.tsx';
import { ConsentFields } from '#enquiry/dialog/consent-fields.tsx';
import { ErrorSummary } from '#enquiry/dialog/error-summary.tsx';
import { FailureNotice } from '#enquiry/dialog/failure-notice.tsx';
import { ChoiceField, type FormView, SelectField, TextField } from '#enquiry/dialog/field.tsx';
import { messages as enquiryMessages } from '#enquiry/messages/en.ts';
import { formText } from '#enquiry/messages/form.en.ts';
import { languages, sumsInsured } from '#enquiry/schema/options.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Examples } from '../example.tsx';
import { guideMessages } from '../messages/messages.ts';

/** A form that holds one example; its name keeps ids apart. */
function form(idPrefix: string, changes: Partial<FormView> = {}): FormView {
  return { idPrefix: `guide-${idPrefix}`, values: {}, errors: {}, ...changes };
}

function typedIn(locale: Locale) {
  const { name, phone, city, date } = guideMessages(locale).field;
  const contact_language = languages[1];
  return { name, phone, city, contact_date: date, contact_language, sum_insured: sumsInsured[0] };
}

/** What a visitor fills in. */
export const fieldExamples: Examples = (locale) => {
  const { state, field, sections } = guideMessages(locale);
  const { required } = enquiryMessages;
  const typed = typedIn(locale);
  const bothErrors = { name: required, phone: required, city: required };
  return [
    {
      id: 'text-fields',
      title: sections['text-fields'],
      examples: [
        { state: state.empty, body: <TextField form={form('empty')} name="name" /> },
        { state: state.filled, body: <TextField form={form('filled', { values: typed })} name="name" /> },
        { state: state.hint, body: <TextField form={form('hint')} name="phone" hint={field.hint} /> },
        {
          state: state.error,
          body: (
            <TextField form={form('error', { errors: { phone: required } })} name="phone" hint={field.hint} />
          ),
        },
        {
          state: state.disabled,
          body: <TextField form={form('disabled', { values: typed })} name="name" disabled />,
        },
      ],
    },
    {
      id: 'select',
      title: sections.select,
      examples: [
        { state: state.empty, body: <Language form={form('no-language')} /> },
        { state: state.chosen, body: <Language form={form('language', { values: typed })} /> },
        {
          state: state.error,
          body: <Language form={form('wrong-language', { errors: { contact_language: required } })} />,
        },
      ],
    },
    {
      id: 'combobox',
      title: sections.combobox,
      examples: [
        { state: state.empty, body: <CityCombobox form={form('no-city')} /> },
        { state: state.filled, body: <CityCombobox form={form('city', { values: typed })} /> },
        {
          state: state.error,
          body: <CityCombobox form={form('wrong-city', { errors: { city: required } })} />,
        },
      ],
    },
    {
      id: 'date-and-time',
      title: sections['date-and-time'],
      examples: [
        { state: state.empty, body: <TextField form={form('no-date')} name="contact_date" type="date" /> },
        {
          state: state.filled,
          body: <TextField form={form('date', { values: typed })} name="contact_date" type="date" />,
        },
        {
          state: state.hint,
          body: (
            <SelectField
              form={form('time')}
              name="contact_time"
              options={[field.time]}
              blank={formText.choose}
              hint={formText.hints.contactTime}
            />
          ),
        },
      ],
    },
    {
      id: 'choices',
      title: sections.choices,
      examples: [
        { state: state.empty, body: <SumInsured form={form('no-sum')} /> },
        { state: state.chosen, body: <SumInsured form={form('sum', { values: typed })} /> },
        {
          state: state.error,
          body: <SumInsured form={form('wrong-sum', { errors: { sum_insured: required } })} />,
        },
      ],
    },
    {
      id: 'consent',
      title: sections.consent,
      examples: [
        {
          state: state.error,
          isWide: true,
          body: (
            <ConsentFields
              form={form('consent', { values: { consent_news: 'on' }, errors: { consent: required } })}
              supportEmail=""
              keptMonths={24}
            />
          ),
        },
      ],
    },
    {
      id: 'errors',
      title: sections.errors,
      examples: [
        {
          state: state.fields,
          body: <ErrorSummary idPrefix="guide-empty" errors={bothErrors} Heading="h3" />,
        },
        { state: state.failure, body: <FailureNotice failure={{ text: enquiryMessages.retry }} /> },
      ],
    },
  ];
};

function Language(props: { form: FormView }) {
  return <SelectField {...props} name="contact_language" options={languages} blank={formText.choose} />;
}

function SumInsured(props: { form: FormView }) {
  return <ChoiceField {...props} name="sum_insured" options={sumsInsured} labelOf={formText.rupees} />;
}
