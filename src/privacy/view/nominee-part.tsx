import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { privacyMessages } from '../messages/messages.ts';
import { maxNomineeLength } from '../own-page/nominate.ts';
import type { OwnDataPageProps } from './own-data-props.ts';
import { OwnForm } from './own-form.tsx';

/** The person who may act for them: named, changed or taken back at once. */
export function NomineePart(props: OwnDataPageProps) {
  const { held, keptMonths, locale } = props;
  const { title, text, since, forget, name, contact, press, change } = privacyMessages(locale).mine.nominee;
  if (held.gathered.rows.size === 0) return null;
  const { nominee } = held;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text(keptMonths)}</p>
      {nominee && (
        <OwnForm wish="forget-nominee" {...props}>
          <p>
            <strong>{nominee.name}</strong>, {nominee.contact}
            <br />
            {since(dateInWords(dateInIndia(new Date(nominee.namedAt)), locale))}
          </p>
          <button type="submit" className="button button-line">
            {forget}
          </button>
        </OwnForm>
      )}
      <OwnForm wish="nominate" {...props}>
        <div className="field">
          <label className="field-label" htmlFor="nominee-name">
            {name}
          </label>
          <input id="nominee-name" name="nominee" maxLength={maxNomineeLength.name} autoComplete="off" />
        </div>
        <div className="field">
          <label className="field-label" htmlFor="nominee-contact">
            {contact}
          </label>
          <input
            id="nominee-contact"
            name="contact"
            maxLength={maxNomineeLength.contact}
            autoComplete="off"
          />
        </div>
        <button type="submit" className="button">
          {nominee ? change : press}
        </button>
      </OwnForm>
    </section>
  );
}
