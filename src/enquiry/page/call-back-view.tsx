import type { Retention } from '#content/collections/site-settings/retention.field.ts';
import { EnquiryFields } from '../dialog/enquiry-fields.tsx';
import { ErrorSummary } from '../dialog/error-summary.tsx';
import { type FormValues, initialValues } from '../dialog/form-values.ts';
import { KnownAgentText } from '../dialog/known-agent-text.tsx';
import { formText } from '../messages/form.en.ts';
import { pageText } from '../messages/page.en.ts';
import type { CallingHours } from '../schema/calling-hours.ts';
import type { Variant } from '../schema/variants.ts';

type CallBackView = {
  variant: Variant;
  /** Path of the page that the visitor came from. */
  from: string;
  values: FormValues;
  /** Field name to message; fields that are not in the form are said without a link. */
  errors: Record<string, string>;
  /** A problem of the sending, not of a field. */
  problem?: string;
  /** What the form carries to show that it is ours: token, moment, key. */
  hidden: Record<string, string>;
  today: string;
  hours: CallingHours;
  supportEmail: string;
  retention: Retention;
};

/** The dialog's form as a page of its own: complete, readable and sent without JavaScript. */
export function CallBackPage({ variant, from, values, errors, problem, hidden, ...facts }: CallBackView) {
  const filled = initialValues(variant, values);
  return (
    <div className="call-back-page">
      {problem && (
        <div className="error-summary" role="alert">
          <h2>{problem}</h2>
          <p>{formText.kept}</p>
        </div>
      )}
      {Object.keys(errors).length > 0 && <ErrorSummary idPrefix="page" errors={errors} Heading="h2" />}
      <h1>{formText.title}</h1>
      <p>{formText.pageIntro}</p>
      <form className="call-back-form" method="post" action="/call-back" noValidate>
        {Object.entries({ ...hidden, variant: variant.key, from }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <EnquiryFields
          form={{ idPrefix: 'page', values: filled, errors }}
          variant={variant}
          concern={filled.concern ?? ''}
          isStatic
          {...facts}
        />
        <button type="submit" className="button">
          {formText.submit}
        </button>
      </form>
    </div>
  );
}

/** Who has registered as an agent before is told so, and where to ask for a call. */
export function KnownAgent({ from }: { from: string }) {
  return (
    <>
      <h1>{pageText.knownTitle}</h1>
      <p role="status">
        <KnownAgentText from={from} />
      </p>
    </>
  );
}
