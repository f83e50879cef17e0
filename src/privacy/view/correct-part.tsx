import { privacyMessages } from '../messages/messages.ts';
import type { OwnDataPageProps } from './own-data-props.ts';
import { OwnForm } from './own-form.tsx';

/** The form for corrections: what is wrong, and what is right. */
export function CorrectPart(props: OwnDataPageProps) {
  const { held, privacy, locale } = props;
  const { mine, days } = privacyMessages(locale);
  const { title, text, which, choose, other, option, right, press } = mine.correct;
  if (held.gathered.rows.size === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p>{text(days(privacy.answerDays))}</p>
      <OwnForm wish="correct" {...props}>
        <div className="field">
          <label className="field-label" htmlFor="correct-which">
            {which}
          </label>
          <select id="correct-which" name="which" defaultValue="">
            <option value="">{choose}</option>
            {held.answers.map(({ reference, field, asked, words }) => (
              <option key={`${reference} ${field}`} value={`${reference} ${field}`}>
                {option(asked, words.slice(0, 60), reference)}
              </option>
            ))}
            <option value="other">{other}</option>
          </select>
        </div>
        <div className="field">
          <label className="field-label" htmlFor="correct-right">
            {right}
          </label>
          <textarea id="correct-right" name="right" rows={2} maxLength={1000} />
        </div>
        <button type="submit" className="button">
          {press}
        </button>
      </OwnForm>
    </section>
  );
}
