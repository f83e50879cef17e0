import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { FormField } from '#forms/controls/form-field.tsx';
import type { FormView } from '#forms/controls/form-view.ts';
import { fieldsOf } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';
import { CallOfferLink } from '../dialog/call-offer-link.tsx';
import { eligibilityMessages } from '../messages/eligibility/messages.ts';
import { type EligibilityField, eligibilityForm } from './eligibility.form.ts';

/** The questions, on a page that needs no script. @param path its own address */
export function EligibilityPage({ view, path }: { view: FormView; path: string }) {
  const text = eligibilityMessages(view.locale);
  return (
    <div className="form-page">
      {Object.keys(view.errors).length > 0 && <ErrorSummary view={view} Heading="h2" />}
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <form className="visitor-form eligibility" method="post" action={path} noValidate>
        {fieldsOf(eligibilityForm).map(([name, field]) => (
          <FormField key={name} {...{ view, name, field }} />
        ))}
        <button type="submit" className="button">
          {text.submit}
        </button>
      </form>
    </div>
  );
}

type RefusalProps = {
  obstacles: EligibilityField[];
  path: string;
  /** Path of the page with the questions and answers for agents. */
  faqPath: string;
  locale: Locale;
};

/** Told to someone who cannot join: why, and what next. Someone who is not an adult is not offered a form. */
export function NotEligible({ obstacles, path, faqPath, locale }: RefusalProps) {
  const { refusal, obstacles: words } = eligibilityMessages(locale);
  return (
    <>
      <h1>{refusal.title}</h1>
      <div className="stack" role="status">
        <p>{refusal.intro}</p>
        <ul className="obstacles">
          {obstacles.map((name) => (
            <li key={name}>
              <strong>{words[name].why}</strong> {words[name].next}
            </li>
          ))}
        </ul>
      </div>
      <h2>{refusal.next}</h2>
      <div className="what-next">
        {!obstacles.includes('adult') && (
          <CallOfferLink className="button" concern="posp" from={path} locale={locale}>
            {refusal.ask}
          </CallOfferLink>
        )}
        <a href={faqPath}>{refusal.read}</a>
        <a href={path}>{refusal.again}</a>
      </div>
    </>
  );
}
