import { callBackForms } from '#enquiry/definitions/call-back.form.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { mandatoryConsent } from '#forms/consents.ts';
import { CityCombobox } from '#forms/controls/city-combobox.tsx';
import { ConsentBox } from '#forms/controls/consent-box.tsx';
import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { FailureNotice } from '#forms/controls/failure-notice.tsx';
import { FormField, type ScriptedControls } from '#forms/controls/form-field.tsx';
import { errorsFrom, type FormView } from '#forms/controls/form-view.ts';
import type { Field, Form, FormValues } from '#forms/form.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Examples } from '../example.tsx';
import { guideMessages } from '../messages/messages.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const facts = { today: '2027-01-04', hours };

/** One field of each kind that a form here has, by the name of its first. */
const firstOfKinds = new Map<string, [string, Field]>();
for (const { fields } of callBackForms)
  for (const [name, field] of Object.entries(fields))
    if (!firstOfKinds.has(field.kind)) firstOfKinds.set(field.kind, [name, field]);

function sampleOf(kind: Field['kind']): [string, Field] {
  return firstOfKinds.get(kind) ?? ['', { kind }];
}

function form(key: string, fields: [string, Field][]): Form {
  return { key, fields: Object.fromEntries(fields) };
}

type Case = { id: string; values?: FormValues; problems?: Problems };

/** A form that holds one example; its name keeps ids apart. */
function viewOf(
  { id, values = {}, problems = {} }: Case,
  fields: [string, Field][],
  locale: Locale,
): FormView {
  return {
    form: form(id, fields),
    words: enquiryMessages(locale).form.fields,
    idPrefix: `guide-${id}`,
    values,
    errors: errorsFrom(problems, locale),
    isStatic: false,
    facts,
    locale,
  };
}

/** Fields that a visitor fills in. */
export const fieldExamples: Examples = (locale) => {
  const { state, field: typed, sections } = guideMessages(locale);
  const missing = (name: string): Problems => ({ [name]: { code: 'required' } });

  function group(
    id: keyof typeof sections,
    kind: Field['kind'],
    typedText: string,
    controls?: ScriptedControls,
  ) {
    const [name, field] = sampleOf(kind);
    const example = (key: string, rest: Omit<Case, 'id'>) => {
      const view = viewOf({ id: `${id}-${key}`, ...rest }, [[name, field]], locale);
      return <FormField {...{ view, name, field, controls }} />;
    };
    return {
      id,
      title: sections[id],
      examples: [
        { state: state.empty, body: example('empty', {}) },
        { state: state.filled, body: example('filled', { values: { [name]: typedText } }) },
        { state: state.error, body: example('error', { problems: missing(name) }) },
      ],
    };
  }

  const choice: [string, Field] = ['concern', { ...sampleOf('choice')[1], preset: undefined }];
  const chosen: [string, Field] = ['concern', { ...choice[1], preset: 'corporate' }];
  const word = choice[1].options?.corporate ?? '';
  const choiceExample = ([name, field]: [string, Field], rest: Case) => (
    <FormField view={viewOf(rest, [[name, field]], locale)} name={name} field={field} />
  );
  const consent = viewOf({ id: 'consent', problems: { consent: { code: 'consent' } } }, [], locale);
  const nothing = viewOf(
    { id: 'nothing', problems: { ...missing('name'), ...missing('phone'), ...missing('city') } },
    ['name', 'phone', 'city'].map((name) => [name, { kind: 'text' }]),
    locale,
  );
  const { retry } = enquiryMessages(locale).form;
  return [
    group('text-fields', 'name', typed.name),
    {
      id: 'select',
      title: sections.select,
      examples: [
        { state: state.empty, body: choiceExample(choice, { id: 'select-empty' }) },
        {
          state: state.chosen,
          body: choiceExample(chosen, { id: 'select-chosen', values: { concern: word } }),
        },
        {
          state: state.error,
          body: choiceExample(choice, { id: 'select-error', problems: missing('concern') }),
        },
      ],
    },
    group('combobox', 'city', typed.city, { city: CityCombobox }),
    group('date-and-time', 'day', typed.date),
    group('choices', 'amount', '50000'),
    {
      id: 'consent',
      title: sections.consent,
      examples: [
        { state: state.error, isWide: true, body: <ConsentBox view={consent} purpose={mandatoryConsent} /> },
      ],
    },
    {
      id: 'errors',
      title: sections.errors,
      examples: [
        { state: state.fields, body: <ErrorSummary view={nothing} Heading="h3" /> },
        {
          state: state.failure,
          body: <FailureNotice failure={{ text: retry, detail: formMessages(locale).kept }} />,
        },
      ],
    },
  ];
};
