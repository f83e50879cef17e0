import { definitionOf } from '#tools/definitions.ts';
import { checkList } from '#tools/engine/check-list.ts';
import type { Answers, QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import type { VersionContent } from '#tools/engine/version.ts';
import { AnswerSections } from '#tools/result/answer-sections.tsx';
import { toolOf } from '#tools/tools.ts';
import { defaultLocale } from '#ui/language/locales.ts';

type ExampleResultProps = {
  toolKey: QuestionnaireKey;
  about: string;
  answers: Answers;
  /** The person in the list of examples; nothing where staff have answered themselves. */
  personKey: string | undefined;
  content: VersionContent;
  /** With the published figures and not the drafted ones. */
  isLive: boolean;
  /** There is no draft beside them. */
  isPublished: boolean;
  hrefOf: (pageKey: string) => string | undefined;
};

/** The result page of an example person, as a visitor with these answers would see it. None of it is stored. */
export function ExampleResult(props: ExampleResultProps) {
  const { toolKey, about, answers, personKey, content, isLive, isPublished, hrefOf } = props;
  const tool = toolOf(toolKey);
  if (!tool) return null;
  const context = { answers, content, locale: defaultLocale, hrefOf };
  const result = tool.resultOf(answers, content);
  const here = `/desk/tools/${toolKey}/preview`;
  return (
    <>
      <div className="result-head">
        <div className="wrap">
          <p className="result-tool">
            {isLive ? 'With the published figures: ' : 'Preview with the drafted figures: '}
            {about}
          </p>
          <h1>{tool.headlineOf(result, context)}</h1>
          <div className="result-acts">
            <a className="button button-main" href={personKey ? `${here}#${personKey}` : here}>
              Back to the preview
            </a>
            {personKey && !isPublished && (
              <a className="button button-line" href={`${here}/${personKey}${isLive ? '' : '?with=live'}`}>
                {isLive ? 'With the drafted figures' : 'With the published figures'}
              </a>
            )}
          </div>
          <p className="result-made">
            Only staff can see this page.{' '}
            {personKey ? 'The person is made up.' : 'Your answers are not stored.'}
          </p>
        </div>
      </div>
      <tool.ResultView {...context} result={result} />
      <div className="wrap result-after">
        <section>
          <h2>The answers</h2>
          <AnswerSections
            sections={checkList(definitionOf(toolKey).questionnaire, context)}
            locale={defaultLocale}
          />
        </section>
      </div>
    </>
  );
}
