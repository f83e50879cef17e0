import type { FormValues } from '#forms/form.ts';
import { checkList } from '../../engine/check-list.ts';
import { firstOpenPage } from '../../engine/path.ts';
import type { JourneyProps } from '../journey-props.ts';
import { journeyMessages } from '../messages/messages.ts';
import { addressOf } from '../place.ts';

type CheckPageProps = Pick<JourneyProps, 'questionnaire' | 'content' | 'locale' | 'base'> & {
  answers: FormValues;
  isStatic: boolean;
  isSending: boolean;
};

/** Everything that was answered, by section, each with a way to change it. */
export function CheckPage({ answers, isStatic, isSending, ...journey }: CheckPageProps) {
  const { questionnaire, content, locale, base } = journey;
  const { check, sending } = journeyMessages(locale);
  const sections = checkList(questionnaire, { answers, content, locale });
  const open = firstOpenPage(questionnaire, answers);
  return (
    <>
      <h1 tabIndex={-1}>{check.title}</h1>
      <p className="journey-lead">{check.lead}</p>
      {sections.map(({ key, title, rows }) => (
        <section className="checked" key={key}>
          <h2>{title}</h2>
          <dl>
            {rows.map(({ question, page, asked, said, isDeclined }) => (
              <div key={question}>
                <dt>{asked}</dt>
                <dd>{said || <em>{isDeclined ? check.preferNot : check.notAnswered}</em>}</dd>
                <dd className="checked-change">
                  <a href={addressOf(base, { at: 'question', page, isChange: true })}>
                    {check.change}
                    <span className="visually-hidden"> {asked}</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {open ? (
        <>
          <p className="journey-note">{check.open}</p>
          <a
            className="button journey-next"
            href={addressOf(base, { at: 'question', page: open.key, isChange: true })}
          >
            {check.goOn}
          </a>
        </>
      ) : (
        <>
          <p className="journey-note">{isStatic ? check.noteWithoutScript : check.note}</p>
          <button
            type="submit"
            className="button button-main journey-next"
            aria-disabled={isSending || undefined}
          >
            {check.submit}
          </button>
          <p className="journey-sending" role="status">
            {isSending && sending}
          </p>
        </>
      )}
    </>
  );
}
