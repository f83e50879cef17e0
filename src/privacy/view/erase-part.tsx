import { privacyMessages } from '../messages/messages.ts';
import type { OwnDataPageProps } from './own-data-props.ts';
import { OwnForm } from './own-form.tsx';

/** To have everything erased, with what a law makes us keep all the same. */
export function ErasePart(props: OwnDataPageProps) {
  const { held, privacy, locale } = props;
  const { mine, days } = privacyMessages(locale);
  const { title, text, held: heldBack, sure, press } = mine.erase;
  const reasons = Object.values(privacy.heldBack ?? {}).filter((reason) => reason);
  if (held.gathered.rows.size === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text(days(privacy.answerDays))}</p>
      {reasons.length > 0 && (
        <>
          <p>{heldBack}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      <OwnForm wish="erase" {...props}>
        <div className="tick">
          <input type="checkbox" id="erase-sure" name="sure" />
          <label htmlFor="erase-sure">{sure}</label>
        </div>
        <button type="submit" className="button">
          {press}
        </button>
      </OwnForm>
    </section>
  );
}
