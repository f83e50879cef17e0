import type { Locale } from '#ui/language/locales.ts';
import { resultMessages } from './messages/messages.ts';
import type { ResultPageFacts } from './page-facts.ts';

type ResultCallBackLinkProps = { talk: ResultPageFacts['talk']; className: string; locale: Locale };

/** Leads to the call-back form, which then knows the result; whether that goes along is asked there. */
export function ResultCallBackLink({ talk: { path, form }, className, locale }: ResultCallBackLinkProps) {
  return (
    <a className={className} href={path} data-call-back={form} rel="nofollow">
      {resultMessages(locale).talk.title}
    </a>
  );
}
