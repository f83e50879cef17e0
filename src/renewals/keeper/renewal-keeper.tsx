import type { ReactNode } from 'react';
import { Island } from '#ui/island/island.tsx';
import type { Locale } from '#ui/language/locales.ts';
import { checkMessages } from '../checks/messages/messages.ts';
import { covers } from '../covers.ts';
import { renewalMessages } from '../messages/messages.ts';
import type { AskedRenewal, Renewal, Unclear } from '../renewal.ts';
import { keeperProps } from './keeper-words.ts';
import { RenewalForm } from './renewal-form.tsx';
import { RenewalSheet } from './renewal-sheet.tsx';

type RenewalKeeperProps = {
  locale: Locale;
  brand: string;
  /** The date in India. */
  today: string;
  asked?: AskedRenewal;
  unclear?: readonly Unclear[];
  renewal?: Renewal;
  mailForm?: ReactNode;
};

/**
 * The renewal keeper, in the page that staff write and in the answer to its form. Its script works out the dates, the
 * list and the calendar file where they are asked for; without it the form is sent, and answered with the same parts.
 */
export function RenewalKeeper(props: RenewalKeeperProps) {
  const { locale, brand, today, asked = {}, unclear = [], renewal, mailForm } = props;
  const sheet = <RenewalSheet renewal={renewal} today={today} locale={locale} mailForm={mailForm} />;
  return (
    <Island name="renewal-keeper" on="visible" props={keeperProps(locale, brand)}>
      <RenewalForm asked={asked} unclear={unclear} locale={locale} />
      {renewal ? sheet : <template>{sheet}</template>}
      <AllChecks locale={locale} />
    </Island>
  );
}

/** Every list, for readers who look before they enter anything, and for the script to take one from. */
function AllChecks({ locale }: { locale: Locale }) {
  const { covers: texts, asOn } = checkMessages(locale);
  return (
    <section className="renewal-all" aria-labelledby="renewal-all-heading">
      <h2 id="renewal-all-heading">{renewalMessages(locale).sheet.allChecks}</h2>
      {covers.map((cover) => (
        <details key={cover} id={`check-${cover}`} data-cover={cover}>
          <summary>{texts[cover].name}</summary>
          <ul>
            {texts[cover].checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </details>
      ))}
      <p className="note">{asOn}</p>
    </section>
  );
}
