import { PlainErrorSummary } from '#forms/controls/plain-error-summary.tsx';
import { dayInWords } from '#forms/slot-in-words.ts';
import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { asSentences } from '#ui/language/sentences.ts';
import { useSite } from '../document/site-context.tsx';
import { ombudsmanPath } from '../ombudsman/ombudsman-path.ts';
import { DeadlineForm, fieldIdOf } from './deadline-form.tsx';
import {
  type AskedQuestion,
  type Deadline,
  deadlinesOf,
  type Limit,
  limits,
  occasions,
  type Question,
  type Unclear,
} from './deadlines.ts';
import { calendarAddress } from './deadlines-calendar.ts';
import { deadlineMessages } from './messages/messages.ts';

const idPrefix = 'deadlines';

type DeadlinesPageProps = { asked: AskedQuestion; question?: Question; unclear?: readonly Unclear[] };

/** The form with the dates below it; before anything is asked, with the limits that they follow from. */
export function DeadlinesPage({ asked, question, unclear = [] }: DeadlinesPageProps) {
  const { locale } = useSite();
  const text = deadlineMessages(locale);
  const wrong = unclear.map((name) => ({ id: fieldIdOf(idPrefix, name), text: text.unclear[name] }));
  return (
    <div className="deadlines-page">
      <PlainErrorSummary wrong={wrong} locale={locale} />
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <DeadlineForm idPrefix={idPrefix} asked={asked} unclear={unclear} />
      {question ? <Dates question={question} /> : <AllLimits />}
      <p className="note">{text.counted}</p>
      <Onward />
    </div>
  );
}

function Dates({ question }: { question: Question }) {
  const { locale, linkTo } = useSite();
  const text = deadlineMessages(locale);
  return (
    <section id="dates" aria-labelledby="dates-heading">
      <h2 id="dates-heading">{text.dates}</h2>
      <p>
        {text.asked(text.occasions[question.occasion], dateInWords(question.day, locale))}
        {question.day > dateInIndia() && ` ${text.ahead}`}
      </p>
      <ol className="deadline-list">
        {deadlinesOf(question).map((deadline) => (
          <DateOf key={deadline.step} deadline={deadline} />
        ))}
      </ol>
      <p>
        <a className="button button-main" href={linkTo(calendarAddress(question))} download>
          {text.calendar}
        </a>
      </p>
      <p className="field-hint">{text.calendarHint}</p>
    </section>
  );
}

function DateOf({ deadline }: { deadline: Deadline }) {
  const { locale } = useSite();
  const text = deadlineMessages(locale);
  const { day, step, opens } = deadline;
  const today = dateInIndia();
  return (
    <li>
      <h3>
        <time dateTime={day}>{dayInWords(day, locale)}</time>
      </h3>
      <p>
        <strong>{asSentences([text.steps[step].title], locale)}</strong> {text.steps[step].text}
        {day < today && !opens && ` ${text.past}`}
        {day === today && ` ${text.today}`}
      </p>
      <Sources of={[deadline]} />
    </li>
  );
}

/** Each source once, however many limits are from it. */
function Sources({ of }: { of: readonly Pick<Limit, 'sources'>[] }) {
  const text = deadlineMessages(useSite().locale);
  const names = new Set(of.flatMap(({ sources }) => sources.map((source) => text.sources[source])));
  return <p className="note">{text.source([...names].join('; '))}</p>;
}

function AllLimits() {
  const { locale } = useSite();
  const text = deadlineMessages(locale);
  return (
    <section aria-labelledby="limits-heading">
      <h2 id="limits-heading">{text.allLimits}</h2>
      {occasions.map((occasion) => (
        <div className="deadline-limits" key={occasion}>
          <h3>{text.occasions[occasion]}</h3>
          <ul>
            {limits[occasion].map((limit) => (
              <li key={limit.step}>
                <strong>{asSentences([text.steps[limit.step].title], locale)}</strong>{' '}
                {text.steps[limit.step].text}
              </li>
            ))}
          </ul>
          <Sources of={limits[occasion]} />
        </div>
      ))}
    </section>
  );
}

function Onward() {
  const { locale, linkTo, pageWithKey } = useSite();
  const text = deadlineMessages(locale);
  const links = Object.entries(text.onward).flatMap(([key, label]) => {
    const page = pageWithKey(key);
    return page ? [{ label, href: linkTo(page.path) }] : [];
  });
  return (
    <ul className="deadline-onward">
      {[...links, { label: text.ombudsman, href: linkTo(ombudsmanPath) }].map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
