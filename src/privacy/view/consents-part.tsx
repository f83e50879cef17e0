import { consentTitles } from '#forms/messages/consent-titles/messages.ts';
import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { privacyMessages } from '../messages/messages.ts';
import type { OwnDataPageProps } from './own-data-props.ts';
import { OwnForm } from './own-form.tsx';

/** The consents that are, each with the button that withdraws it. */
export function ConsentsPart(props: OwnDataPageProps) {
  const { held, locale } = props;
  const { withdraw } = privacyMessages(locale).mine;
  const titles = consentTitles(locale);
  const inDays = (moment: string) => dateInWords(dateInIndia(new Date(moment)), locale);
  const isAny = held.consents.length > 0 || held.newsletter;
  return (
    <section>
      <h2>{withdraw.title}</h2>
      <p>{isAny ? withdraw.text : withdraw.none}</p>
      <ul className="privacy-consents">
        {held.newsletter && (
          <li>
            <OwnForm wish="withdraw" {...props}>
              <input type="hidden" name="consent" value="newsletter" />
              <p>
                <strong>{withdraw.newsletter}</strong>
                <br />
                {withdraw.subscribed(inDays(held.newsletter.askedAt))}
              </p>
              <button
                type="submit"
                className="button button-line"
                aria-label={`${withdraw.press}: ${withdraw.newsletter}`}
              >
                {withdraw.press}
              </button>
            </OwnForm>
          </li>
        )}
        {held.consents.map(({ id, purpose, reference, givenAt }) => (
          <li key={id}>
            <OwnForm wish="withdraw" {...props}>
              <input type="hidden" name="consent" value={id} />
              <p>
                <strong>{titles[purpose]}</strong>
                <br />
                {withdraw.given(inDays(givenAt), reference)}
              </p>
              <button
                type="submit"
                className="button button-line"
                aria-label={`${withdraw.press}: ${titles[purpose]}, ${reference}`}
              >
                {withdraw.press}
              </button>
            </OwnForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
