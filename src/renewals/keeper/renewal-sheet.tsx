import type { ReactNode } from 'react';
import { dayInWords } from '#forms/slot-in-words.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { checkMessages } from '../checks/messages/messages.ts';
import { renewalMessages } from '../messages/messages.ts';
import { datesOf, lastDays, type Renewal, stages, timeLeft } from '../renewal.ts';
import { calendarPath, renewalPath } from '../renewal-path.ts';
import { HiddenRenewal } from './hidden-renewal.tsx';
import { sheetId } from './renewal-form.tsx';

type RenewalSheetProps = {
  /** Without one it is empty, for a script to fill. */
  renewal: Renewal | undefined;
  /** The date in India. */
  today: string;
  locale: Locale;
  /** In place of the button that leads to it. */
  mailForm: ReactNode;
};

/** The dates, what to check, and the ways to take them along: made of three fields, and kept nowhere. */
export function RenewalSheet({ renewal, today, locale, mailForm }: RenewalSheetProps) {
  const { sheet: text, mail } = renewalMessages(locale);
  const { covers, asOn } = checkMessages(locale);
  const left = renewal ? timeLeft(renewal.day, today) : 'dates';
  /** The script shows what applies to the time that is left. */
  const onlyFor = (time: number | 'dates') => ({ 'data-left': time, hidden: time !== left });
  return (
    <section className="renewal-sheet" id={sheetId} aria-labelledby="renewal-sheet-heading" tabIndex={-1}>
      <h2 id="renewal-sheet-heading">{text.title}</h2>
      <p>
        <strong data-slot="cover">{renewal && covers[renewal.cover].name}</strong>
        <br />
        <span data-slot="insurer">{renewal?.insurer}</span>
      </p>
      <p>
        {text.lastDay}:{' '}
        <time data-slot="day" dateTime={renewal?.day}>
          {renewal && dayInWords(renewal.day, locale)}
        </time>
      </p>
      {lastDays.map((days) => (
        <p key={days} {...onlyFor(days)}>
          <strong>{text.daysLeft(days)}</strong>
        </p>
      ))}
      <div {...onlyFor('dates')}>
        <h3>{text.dates}</h3>
        <Dates renewal={renewal} today={today} locale={locale} />
      </div>
      <form className="renewal-take" method="post" action={pathIn(locale, calendarPath)} data-take="calendar">
        <HiddenRenewal renewal={renewal} />
        <button type="submit" className="button button-main">
          {text.calendar}
        </button>
        <button type="button" className="button button-line" data-take="print">
          {text.print}
        </button>
      </form>
      <p className="field-hint renewal-hint">
        {text.calendarHint} <span {...onlyFor('dates')}>{text.calendarReminders}</span>
      </p>
      <h3>{text.checks}</h3>
      <ul className="renewal-checks" data-slot="checks">
        {renewal && covers[renewal.cover].checks.map((check) => <li key={check}>{check}</li>)}
      </ul>
      <p className="note">{asOn}</p>
      <div className="renewal-mail" id="renewal-mail" {...onlyFor('dates')}>
        <h3>{mail.title}</h3>
        {mailForm ?? (
          <form method="post" action={`${pathIn(locale, renewalPath)}#renewal-mail`}>
            <p>{mail.text}</p>
            <HiddenRenewal renewal={renewal} />
            <button type="submit" className="button button-line">
              {mail.open}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

function Dates({ renewal, today, locale }: Pick<RenewalSheetProps, 'renewal' | 'today' | 'locale'>) {
  const { stages: texts } = renewalMessages(locale);
  const dates = renewal && datesOf(renewal.day);
  return (
    <ol className="deadline-list">
      {stages.map((stage) => {
        const on = dates?.find((date) => date.stage === stage)?.on;
        return (
          <li key={stage} data-stage={stage} hidden={on !== undefined && on < today}>
            <h4>
              <time dateTime={on}>{on && dayInWords(on, locale)}</time>
            </h4>
            <p>
              <strong>{texts[stage].title}</strong> {texts[stage].text}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
