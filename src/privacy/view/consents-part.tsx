import { consentTitles } from '#forms/messages/consent-titles/messages.ts';
import { dateInIndia } from '#platform/clock.ts';
import { checkMessages } from '#renewals/checks/messages/messages.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { privacyMessages } from '../messages/messages.ts';
import type { OwnDataPageProps } from './own-data-props.ts';
import { OwnForm } from './own-form.tsx';

/** The consents that are, and what was asked for by mail, each with the button that withdraws it. */
export function ConsentsPart(props: OwnDataPageProps) {
  const { held, locale } = props;
  const { withdraw } = privacyMessages(locale).mine;
  const titles = consentTitles(locale);
  const { covers } = checkMessages(locale);
  const inDays = (moment: string) => dateInWords(dateInIndia(new Date(moment)), locale);
  const isAny = held.consents.length + held.reminders.length > 0 || held.newsletter;
  return (
    <section>
      <h2>{withdraw.title}</h2>
      <p>{isAny ? withdraw.text : withdraw.none}</p>
      <ul className="privacy-consents">
        {held.newsletter && (
          <Withdrawable
            {...props}
            consent="newsletter"
            title={withdraw.newsletter}
            detail={withdraw.subscribed(inDays(held.newsletter.askedAt))}
            name={withdraw.newsletter}
          />
        )}
        {held.reminders.map(({ id, cover, day }) => {
          const detail = withdraw.ends(covers[cover].name, dateInWords(day, locale));
          const title = withdraw.reminder;
          const name = `${title}, ${detail}`;
          return <Withdrawable key={id} {...props} consent={`reminder-${id}`} {...{ title, detail, name }} />;
        })}
        {held.consents.map(({ id, purpose, reference, givenAt }) => (
          <Withdrawable
            key={id}
            {...props}
            consent={String(id)}
            title={titles[purpose]}
            detail={withdraw.given(inDays(givenAt), reference)}
            name={`${titles[purpose]}, ${reference}`}
          />
        ))}
      </ul>
    </section>
  );
}

type WithdrawableProps = OwnDataPageProps & {
  consent: string;
  title: string;
  detail: string;
  /** For those who hear the button alone. */
  name: string;
};

function Withdrawable({ consent, title, detail, name, ...props }: WithdrawableProps) {
  const { press } = privacyMessages(props.locale).mine.withdraw;
  return (
    <li>
      <OwnForm wish="withdraw" {...props}>
        <input type="hidden" name="consent" value={consent} />
        <p>
          <strong>{title}</strong>
          <br />
          {detail}
        </p>
        <button type="submit" className="button button-line" aria-label={`${press}: ${name}`}>
          {press}
        </button>
      </OwnForm>
    </li>
  );
}
