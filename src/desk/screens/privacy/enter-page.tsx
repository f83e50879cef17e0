import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { FieldError, FormField } from '#forms/controls/form-field.tsx';
import { type FieldErrors, type FormView, fieldAttributes } from '#forms/controls/form-view.ts';
import { noFacts } from '#forms/kind.ts';
import { dateInIndia } from '#platform/clock.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';
import { saveKeys } from '../live/shortcuts.ts';
import { type EnterField, enterForm, enterWords } from './enter-form.ts';

type EnterPageProps = {
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** Another request was entered with this form. */
  isSentBefore: boolean;
  /** Under one key one request is entered. */
  formKey: string;
  /** The person who types. */
  staffId: number;
  now: Date;
};

/** `/desk/privacy/new`: a request that did not come through the website. */
export function EnterPage({ typed, errors, isSentBefore, formKey, staffId, now }: EnterPageProps) {
  const form = { ...enterForm, fields: { ...enterForm.fields, asked_on: { kind: 'text' } } } as const;
  const view: FormView = {
    form,
    words: enterWords,
    idPrefix: 'privacy-enter',
    values: typed,
    errors,
    isStatic: true,
    facts: noFacts,
    locale: defaultLocale,
  };
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <div className="desk-wrap by-hand privacy-enter">
      <p className="desk-small">
        <a href="/desk/privacy">Privacy requests</a> / Enter a request
      </p>
      <h1>Someone wrote, called or came in about their data</h1>
      {isSentBefore && (
        <p className="desk-said desk-said-no" role="alert">
          This form was sent before, with other words. Check whether the request is among the{' '}
          <a href="/desk/privacy">privacy requests</a>; if not, enter it again.
        </p>
      )}
      {hasErrors && <ErrorSummary view={view} Heading="h2" />}
      <form
        className="visitor-form"
        method="post"
        action="/desk/privacy/new"
        noValidate
        data-keep={staffId}
        {...held(hasErrors || isSentBefore)}
      >
        <RestoreOffer />
        <input type="hidden" name="key" value={formKey} />
        <FieldOf view={view} name="kind" />
        <FieldOf view={view} name="via" />
        <div className="field privacy-day">
          <label className="field-label" htmlFor="privacy-enter-asked-on">
            {enterWords.asked_on?.label}
          </label>
          <input
            type="date"
            name="asked_on"
            max={dateInIndia(now)}
            defaultValue={typed.asked_on ?? dateInIndia(now)}
            {...fieldAttributes(view, 'asked_on')}
          />
          <FieldError view={view} name="asked_on" />
        </div>
        <fieldset className="by-hand-consents">
          <legend>Who it is</legend>
          <p className="desk-soft">
            Enter only what belongs to this person: we search for their data by e-mail address, phone number
            and reference number alone. One of these is enough.
          </p>
          <div className="field-grid">
            {(['name', 'email', 'phone', 'reference'] as const).map((name) => (
              <FieldOf key={name} view={view} name={name} />
            ))}
          </div>
        </fieldset>
        <FieldOf view={view} name="words" />
        <FieldOf view={view} name="proof" />
        <button type="submit" className="button button-main" aria-keyshortcuts={saveKeys}>
          Enter the request
        </button>
      </form>
    </div>
  );
}

function FieldOf({ view, name }: { view: FormView; name: EnterField }) {
  return <FormField view={view} name={name} field={enterForm.fields[name]} />;
}
