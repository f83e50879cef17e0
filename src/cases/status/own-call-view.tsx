import type { ReactNode } from 'react';
import { slotForm } from '#enquiry/definitions/slot.form.ts';
import { callBackPath } from '#enquiry/page/path-of-form.ts';
import { registerOf } from '#enquiry/registers.ts';
import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { slotInWords } from '#forms/slot-in-words.ts';
import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { callPaths } from '../calls/call-paths.ts';
import { type CallFormProps, CallFormView, callFormView } from '../calls/view/call-form-view.tsx';
import { callMessages } from '../messages/calls/messages.ts';
import { aboutInWords } from './about-in-words.ts';
import { callInWords } from './call-in-words.ts';
import type { CallStatus } from './call-status.ts';
import type { OwnCall } from './own-call.ts';
import { ownWords } from './own-words.ts';

export type OwnCallProps = Pick<CallFormProps, 'input' | 'errors' | 'facts'> & {
  call: OwnCall;
  finding: CallStatus;
  series: string;
  /** Path of the page where everything is erased. */
  privacyPath: string;
  csrfToken: string;
  locale: Locale;
  /** The result of their last action, or why it was not done. */
  told?: string | undefined;
};

/** A visitor's own call: how it is, what they can do about it, and what has happened. */
export function OwnCallView(props: OwnCallProps) {
  const { call, finding, locale, told } = props;
  const words = ownWords(call.register, locale);
  const { heading, lead } = callInWords(call, finding, locale);
  const isOpen = call.state !== 'closed';
  const { isCalled } = registerOf(call.register);
  const hasEntry = finding.kind === 'slot' || finding.kind === 'day';
  const ofForm = { ...props, form: slotForm };
  return (
    <div className="own-call">
      {props.errors && <ErrorSummary view={callFormView(ofForm)} Heading="h2" />}
      {told && (
        <p role="status" className="call-told">
          {told}
        </p>
      )}
      <h1>{heading}</h1>
      <p className="own-call-lead">{lead}</p>
      {finding.kind === 'asked' && (
        <OwnForm path={callPaths.goOn} {...props}>
          <p>{words.goOn.text}</p>
          <button type="submit" className="button">
            {words.goOn.submit}
          </button>
        </OwnForm>
      )}
      <Facts {...props} />
      {hasEntry && (
        <p>
          <a className="button button-line" href={pathIn(locale, callPaths.calendar)} download="">
            {words.calendar}
          </a>
        </p>
      )}
      <p>
        <a href={pathIn(locale, callPaths.caller)}>{words.caller}</a>
      </p>
      {isOpen && isCalled && (
        <section>
          <h2>{finding.kind === 'slot' ? words.slot.title : words.slot.first}</h2>
          <CallFormView {...ofForm} />
        </section>
      )}
      <section>
        <h2>{words.steps.title}</h2>
        <ol className="own-call-steps">
          {call.steps.map(({ id, kind, createdAt }) => (
            <li key={id}>
              <strong>{words.steps.words[kind]}</strong>{' '}
              <time dateTime={createdAt.toISOString()}>
                {slotInWords({ day: dateInIndia(createdAt), time: timeInIndia(createdAt) }, locale)}
              </time>
            </li>
          ))}
        </ol>
      </section>
      {isOpen && <Stop {...props} />}
      {!isOpen && isCalled && <AskAnew locale={locale} />}
      <OwnForm path={callPaths.leave} {...props}>
        <button type="submit" className="button button-line">
          {words.leave}
        </button>
      </OwnForm>
    </div>
  );
}

/** Says who calls, from where, and how often: the promise, from its data. */
function Facts({ call, finding, series, locale }: OwnCallProps) {
  const { facts, someone, languages } = ownWords(call.register, locale);
  const { isCalled } = registerOf(call.register);
  const isAwaited =
    isCalled && (finding.kind === 'slot' || finding.kind === 'day' || finding.kind === 'late');
  const rows: [string, ReactNode][] = [
    [facts.reference, <strong key="reference">{call.reference}</strong>],
    ...(call.about ? [[facts.about, aboutInWords(call, locale)] as [string, string]] : []),
    ...(isAwaited
      ? ([
          [facts.who, call.adviser ?? someone],
          [facts.from, series],
          ...(call.language ? [[facts.language, languages[call.language] ?? call.language]] : []),
          ...(call.attempts === 0 ? [[facts.attempts, facts.attemptsText]] : []),
        ] as [string, string][])
      : []),
  ];
  return (
    <dl className="own-call-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Stop(props: OwnCallProps) {
  const { stop } = ownWords(props.call.register, props.locale);
  return (
    <section>
      <h2>{stop.title}</h2>
      <p>{stop.text}</p>
      <OwnForm path={callPaths.stop} {...props}>
        <button type="submit" className="button button-line">
          {stop.submit}
        </button>
      </OwnForm>
      <p>
        <a href={props.privacyPath}>{stop.erase}</a>
      </p>
    </section>
  );
}

function AskAnew({ locale }: { locale: Locale }) {
  return (
    <p>
      <a className="button" href={pathIn(locale, callBackPath)}>
        {callMessages(locale).mine.again}
      </a>
    </p>
  );
}

type OwnFormProps = Pick<OwnCallProps, 'csrfToken' | 'locale'> & { path: string; children: ReactNode };

function OwnForm({ path, csrfToken, locale, children }: OwnFormProps) {
  return (
    <form method="post" action={pathIn(locale, path)} className="own-call-form">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {children}
    </form>
  );
}
