import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { errorsFrom } from '#forms/controls/form-view.ts';
import { type FormValues, fieldOf } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import type { Problems } from '#forms/problem.ts';
import { pagesOf } from '#tools/engine/path.ts';
import type { Questionnaire } from '#tools/engine/questionnaire.ts';
import type { VersionContent } from '#tools/engine/version.ts';
import { QuestionField } from '#tools/journey/view/question-field.tsx';
import { questionView } from '#tools/journey/view/question-view.ts';
import { defaultLocale } from '#ui/language/locales.ts';

type OwnAnswersPageProps = {
  questionnaire: Questionnaire;
  content: VersionContent;
  facts: FormFacts;
  answers: FormValues;
  problems: Problems;
};

/** `/desk/tools/<tool>/preview/own`: the tool's questions in the words of its draft, all in one form. */
export function OwnAnswersPage({ questionnaire, content, facts, answers, problems }: OwnAnswersPageProps) {
  const locale = defaultLocale;
  const errors = errorsFrom(problems, locale);
  const view = questionView({
    ...{ questionnaire, content, facts, locale, errors },
    values: answers,
    isStatic: true,
  });
  const here = `/desk/tools/${questionnaire.key}/preview`;
  return (
    <div className="journey">
      <div className="wrap journey-columns">
        <div className="journey-sheet">
          <a className="journey-back" href={here}>
            Back to the preview
          </a>
          <form method="post" action={`${here}/own`} noValidate>
            {Object.keys(errors).length > 0 && <ErrorSummary view={view} Heading="h2" />}
            <h1 className="journey-group">Try the draft yourself</h1>
            <p className="journey-lead">
              These are the questions in the words of the draft, at first with the answers of a made-up
              person. Change what you like. An answer may open further questions, which are then added. Your
              answers are not stored or counted.
            </p>
            {pagesOf(questionnaire, answers).flatMap(({ questions }) =>
              questions.map((name) => {
                const field = fieldOf(questionnaire, name);
                const text = content.questions.find(({ key }) => key === name);
                return (
                  field && (
                    <QuestionField
                      key={name}
                      {...{ view, name, field, text }}
                      Heading="h2"
                      controls={{}}
                      standing={answers}
                    />
                  )
                );
              }),
            )}
            <button type="submit" className="button journey-next">
              See the result with the draft
            </button>
            <button type="submit" className="button button-line" name="with" value="live">
              See it as it is now
            </button>
          </form>
        </div>
      </div>
    </div>
  );
}
