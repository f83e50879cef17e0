import { Fragment } from 'react';
import { type ConsentPurpose, consentPurposes } from '../consents.ts';
import { fieldOf } from '../form.ts';
import { formMessages, sentenceOf } from '../messages/messages.ts';
import { AlertBox } from './alert-box.tsx';
import { type FormView, fieldId } from './form-view.ts';

type SummaryView = Pick<FormView, 'form' | 'words' | 'idPrefix' | 'errors' | 'locale'>;
type ErrorSummaryProps = {
  view: SummaryView;
  /** Where errors go one by one: all that there were at first. */
  reason?: object;
  Heading: 'h2' | 'h3';
};

/** All problems at the top, each leading to its field. The focus goes to the first of those fields. */
export function ErrorSummary({ view, reason = view.errors, Heading }: ErrorSummaryProps) {
  const { errors, locale } = view;
  const missing = Object.keys(errors).filter((name) => errors[name]?.code === 'required');
  const others = Object.entries(errors).filter(([, { code }]) => code !== 'required');
  const [first = ''] = Object.keys(errors);
  return (
    <AlertBox reason={reason} controlId={fieldId(view, first)}>
      <Heading>{formMessages(locale).errorTitle}</Heading>
      <ul>
        {missing.length > 0 && <Missing view={view} names={missing} />}
        {others.map(([name, { text }]) => (
          <li key={name}>
            {isInForm(view, name) ? <FieldLink {...{ view, name }}>{text}</FieldLink> : text}
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}

/** Reports missing values once for all fields. */
function Missing({ view, names }: { view: SummaryView; names: string[] }) {
  return (
    <li>
      {sentenceOf({ code: 'required' }, view.locale)}:{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <FieldLink {...{ view, name }}>{view.words[name]?.label ?? name}</FieldLink>
        </Fragment>
      ))}
    </li>
  );
}

type FieldLinkProps = { view: SummaryView; name: string; children: string };

function FieldLink({ view, name, children }: FieldLinkProps) {
  const id = fieldId(view, name);
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

/** Problems of what is not in the form, the trap for robots say, are listed without a link. */
function isInForm({ form }: SummaryView, name: string): boolean {
  return fieldOf(form, name) !== undefined || consentPurposes.includes(name as ConsentPurpose);
}
