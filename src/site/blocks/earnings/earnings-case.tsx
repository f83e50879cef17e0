import type { ReactNode } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { exactSum } from '#ui/language/numbers.ts';
import { earningsOf, type Selling } from './earnings.ts';
import { earningsMessages } from './messages/messages.ts';

type EarningsCaseProps = {
  title: string;
  /** Nothing, where what was typed is not a number. */
  selling: Selling | undefined;
  locale: Locale;
  /** The assumptions, to be read or to be changed. */
  children: ReactNode;
};

/** One case: what is assumed, and what it comes to. */
export function EarningsCase({ title, selling, locale, children }: EarningsCaseProps) {
  const text = earningsMessages(locale);
  const sums = selling && earningsOf(selling);
  return (
    <li className="earnings-case">
      <h3>{title}</h3>
      {children}
      <p className="earnings-sum" aria-live="polite">
        {sums ? (
          <>
            <strong>{text.aMonth(exactSum(sums.monthInr, locale))}</strong>
            <span>{text.aYear(exactSum(sums.yearInr, locale))}</span>
          </>
        ) : (
          <span>{text.unclear}</span>
        )}
      </p>
    </li>
  );
}

/** The assumptions of a case by their names, in their order. */
export function assumptionsOf(locale: Locale): [keyof Selling, string][] {
  const { policies, premium, share } = earningsMessages(locale);
  return [
    ['policies', policies],
    ['premiumInr', premium],
    ['sharePercent', share],
  ];
}
