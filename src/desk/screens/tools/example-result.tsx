import { definitionOf } from '#tools/definitions.ts';
import { checkList } from '#tools/engine/check-list.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import type { VersionContent } from '#tools/engine/version.ts';
import { methodOf } from '#tools/formulas/methods.ts';
import type { Previewed } from '#tools/preview/preview-of.ts';
import { AnswerSections } from '#tools/result/answer-sections.tsx';
import { toolOf } from '#tools/tools.ts';
import { defaultLocale } from '#ui/language/locales.ts';

type ExampleResultProps = {
  toolKey: QuestionnaireKey;
  person: Previewed;
  content: VersionContent;
  /** With the published figures and not the drafted ones. */
  isLive: boolean;
  hrefOf: (pageKey: string) => string | undefined;
};

/** The result page of an example person, as a visitor with these answers would see it. Nothing of it is stored. */
export function ExampleResult({ toolKey, person, content, isLive, hrefOf }: ExampleResultProps) {
  const tool = toolOf(toolKey);
  const answers = methodOf(toolKey)?.examples.find(({ key }) => key === person.key)?.answers;
  if (!tool || !answers) return null;
  const context = { answers, content, locale: defaultLocale, hrefOf };
  const result = tool.resultOf(answers, content);
  const here = `/desk/tools/${toolKey}/preview`;
  return (
    <>
      <div className="result-head">
        <div className="wrap">
          <p className="result-tool">
            {isLive ? 'With the published figures: ' : 'Preview with the drafted figures: '}
            {person.about}
          </p>
          <h1>{tool.headlineOf(result, context)}</h1>
          <div className="result-acts">
            <a className="button button-main" href={`${here}#${person.key}`}>
              Back to the preview
            </a>
            <a className="button button-line" href={`${here}/${person.key}${isLive ? '' : '?with=live'}`}>
              {isLive ? 'With the drafted figures' : 'With the published figures'}
            </a>
          </div>
          <p className="result-made">Only staff can see this page. The person is made up.</p>
        </div>
      </div>
      <tool.ResultView {...context} result={result} />
      <div className="wrap result-after">
        <section>
          <h2>The answers of this person</h2>
          <AnswerSections
            sections={checkList(definitionOf(toolKey).questionnaire, context)}
            locale={defaultLocale}
          />
        </section>
      </div>
    </>
  );
}
