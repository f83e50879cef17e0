import { consentTitles } from '#forms/messages/consent-titles/messages.ts';
import { consentKey, newsletterKey, reminderKey } from '#privacy/requests/withdraw-on-request.ts';
import { checkMessages } from '#renewals/checks/messages/messages.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale as locale } from '#ui/language/locales.ts';
import { dayInIndia } from '../../moments.ts';
import type { StepProps } from './step-props.ts';

/** The consents that are in force, all of them ticked: what stays ticked is withdrawn. */
export function WithdrawStep({ request, held: { actions } }: StepProps) {
  const { consents, newsletter, reminders } = actions;
  if (consents.length + reminders.length === 0 && !newsletter)
    return <p>They have no consent left to withdraw. Go back and note that as the answer.</p>;
  return (
    <>
      {request.wrong && <blockquote className="case-words">{request.wrong}</blockquote>}
      <fieldset className="privacy-ticks">
        <legend>Withdraw from today: untick what stays</legend>
        {consents.map(({ id, purpose, reference, givenAt }) => (
          <Tick key={id} name={consentKey(id)} title={consentTitles(locale)[purpose]}>
            {`Given ${dayInIndia(new Date(givenAt))}, with ${reference}`}
          </Tick>
        ))}
        {newsletter && (
          <Tick name={newsletterKey} title="Newsletter">
            {`Asked for ${dayInIndia(new Date(newsletter.askedAt))}`}
          </Tick>
        )}
        {reminders.map(({ id, cover, day }) => (
          <Tick key={id} name={reminderKey(id)} title="Renewal reminder">
            {`${checkMessages(locale).covers[cover].name}, last day ${dateInWords(day, locale)}`}
          </Tick>
        ))}
      </fieldset>
      <p>
        Our staff and any connected CRM are told, but not about the newsletter or reminders. This does not
        undo what was done before.
      </p>
    </>
  );
}

function Tick({ name, title, children }: { name: string; title: string; children: string }) {
  return (
    <div className="tick">
      <input id={`privacy-${name}`} type="checkbox" name={name} defaultChecked />
      <label htmlFor={`privacy-${name}`}>
        <b>{title}</b>
        <br />
        <span className="desk-soft desk-small">{children}</span>
      </label>
    </div>
  );
}
