import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { callMessages } from '../../messages/calls/messages.ts';
import { callPaths } from '../call-paths.ts';

export type CallerViewProps = {
  adviser: string | undefined;
  reference: string;
  brand: string;
  helpline: string;
  locale: Locale;
};

/** Whether the caller is ours, first and in large type: the visitor has someone on the telephone. */
export function CallerView({ adviser, reference, brand, helpline, locale }: CallerViewProps) {
  const { yes, no, never, again } = callMessages(locale).caller;
  return (
    <div className="call-answer" data-is-ours={adviser !== undefined}>
      <div role="status">
        <h1>{adviser === undefined ? no.title : yes.title}</h1>
        <p>{adviser === undefined ? no.text : yes.text({ adviser, brand, reference })}</p>
        {adviser === undefined && helpline && <p>{no.call(helpline)}</p>}
      </div>
      <p>{never}</p>
      <p>
        <a className="button button-line" href={pathIn(locale, callPaths.caller)}>
          {again}
        </a>
      </p>
    </div>
  );
}
