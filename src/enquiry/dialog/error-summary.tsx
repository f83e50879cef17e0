import { Fragment, useEffect, useRef } from 'react';
import { messages } from '../messages/en.ts';
import { formText } from '../messages/form.en.ts';
import { type EnquiryErrors, type EnquiryField, enquiryFields } from '../schema/enquiry.schema.ts';
import { fieldId } from './field.tsx';

type ErrorSummaryProps = {
  idPrefix: string;
  /** May hold errors of fields that are not shown; those are said without a link. */
  errors: EnquiryErrors & Record<string, string | undefined>;
  Heading: 'h2' | 'h3';
};

/** All problems at the top, each leading to its field. It takes the focus, so that nobody misses it. */
export function ErrorSummary({ idPrefix, errors, Heading }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // Focus is outside of React; new errors are a new object, and take it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => box.current?.focus(), [errors]);

  const missing = enquiryFields.filter((field) => errors[field] === messages.required);
  const others = Object.entries(errors).filter(([, message]) => message && message !== messages.required);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <Heading>{formText.errorTitle}</Heading>
      <ul>
        {missing.length > 0 && <Missing idPrefix={idPrefix} fields={missing} />}
        {others.map(([field, message]) => (
          <li key={field}>
            {isField(field) ? <FieldLink {...{ idPrefix, field }}>{message}</FieldLink> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is missing is said once for all fields. */
function Missing({ idPrefix, fields }: { idPrefix: string; fields: EnquiryField[] }) {
  return (
    <li>
      {messages.required}:{' '}
      {fields.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <FieldLink {...{ idPrefix, field }}>{formText.labels[field]}</FieldLink>
        </Fragment>
      ))}
    </li>
  );
}

type FieldLinkProps = { idPrefix: string; field: EnquiryField; children: string | undefined };

function FieldLink({ idPrefix, field, children }: FieldLinkProps) {
  const id = fieldId({ idPrefix }, field);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // A jump would leave an entry in the history, and would not move the focus into the field.
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}

function isField(name: string): name is EnquiryField {
  return (enquiryFields as readonly string[]).includes(name);
}
