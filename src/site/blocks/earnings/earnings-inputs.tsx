import { useState } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { inFigures } from '#ui/language/numbers.ts';
import { type Selling, sellingFrom } from './earnings.ts';
import { assumptionsOf, EarningsCase } from './earnings-case.tsx';
import { earningsMessages } from './messages/messages.ts';

export type EarningsInputsProps = { cases: (Selling & { title: string })[]; locale: Locale };

/** The cases with their assumptions in the reader's hands. */
export function EarningsInputs({ cases, locale }: EarningsInputsProps) {
  return (
    <>
      <p className="field-hint">{earningsMessages(locale).change}</p>
      <ul className="earnings-cases">
        {cases.map(({ title, ...assumed }, index) => (
          <ChangeableCase key={title} {...{ title, assumed, locale }} id={`earnings-${index + 1}`} />
        ))}
      </ul>
    </>
  );
}

type ChangeableCaseProps = { title: string; assumed: Selling; locale: Locale; id: string };

function ChangeableCase({ title, assumed, locale, id }: ChangeableCaseProps) {
  const [typed, setTyped] = useState<Record<keyof Selling, string>>({
    policies: inFigures(assumed.policies, locale),
    premiumInr: inFigures(assumed.premiumInr, locale),
    sharePercent: inFigures(assumed.sharePercent, locale),
  });
  return (
    <EarningsCase title={title} selling={sellingFrom(typed)} locale={locale}>
      {assumptionsOf(locale).map(([name, label]) => (
        <div className="field" key={name}>
          <label className="field-label" htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </div>
      ))}
    </EarningsCase>
  );
}
