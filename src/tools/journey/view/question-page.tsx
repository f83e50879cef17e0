import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import type { ScriptedControls } from '#forms/controls/form-field.tsx';
import type { FormView } from '#forms/controls/form-view.ts';
import { type FormValues, fieldOf } from '#forms/form.ts';
import { pagesOf, pageWith } from '../../engine/path.ts';
import type { JourneyProps } from '../journey-props.ts';
import { headingOf } from '../journey-title.ts';
import { journeyMessages } from '../messages/messages.ts';
import type { Place } from '../place.ts';
import { questionsOn } from '../questions-on.ts';
import { QuestionField } from './question-field.tsx';

type QuestionPageProps = Pick<JourneyProps, 'questionnaire' | 'content' | 'locale'> & {
  place: Extract<Place, { at: 'question' }>;
  answers: FormValues;
  view: FormView;
  standing: FormValues;
  controls: ScriptedControls;
};

/** One page of questions, without the form around it. */
export function QuestionPage(props: QuestionPageProps) {
  const { questionnaire, content, locale, place, answers, view, standing, controls } = props;
  const questions = questionsOn(questionnaire, place.page, { ...answers, ...standing });
  const isGroup = questions.length > 1;
  return (
    <>
      {Object.keys(view.errors).length > 0 && <ErrorSummary view={view} Heading="h2" />}
      <Count {...props} hasSection={!isGroup} />
      {isGroup && (
        <h1 className="journey-group" tabIndex={-1}>
          {headingOf({ ...props, answers: { ...answers, ...standing } })}
        </h1>
      )}
      {questions.map((name) => {
        const field = fieldOf(questionnaire, name);
        if (!field) return null;
        const text = content.questions.find(({ key }) => key === name);
        const Heading = isGroup ? 'h2' : 'h1';
        return <QuestionField key={name} {...{ view, name, field, text, Heading, controls, standing }} />;
      })}
      <button type="submit" className="button journey-next">
        {journeyMessages(locale).continue}
      </button>
    </>
  );
}

/** A section that is the page's heading is not said twice. */
type CountProps = QuestionPageProps & { hasSection: boolean };

/** How far it is, and in which section. */
function Count({ questionnaire, content, locale, place, answers, hasSection }: CountProps) {
  const pages = pagesOf(questionnaire, answers);
  const page = pageWith(pages, place.page);
  if (!page) return null;
  const title = content.sections.find(({ key }) => key === page.section)?.title;
  return (
    <p className="journey-count">
      {journeyMessages(locale).count({
        at: pages.indexOf(page) + 1,
        of: Math.max(pages.length, questionnaire.length),
      })}
      {hasSection && title && <span> · {title}</span>}
    </p>
  );
}
