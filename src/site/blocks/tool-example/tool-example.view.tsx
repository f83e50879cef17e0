import type { BlockOf } from '#content/model.ts';
import { checkList } from '#tools/engine/check-list.ts';
import type { VersionContent } from '#tools/engine/version.ts';
import { methodOf } from '#tools/formulas/methods.ts';
import { AnswerSections } from '#tools/result/answer-sections.tsx';
import { contentOfTool } from '#tools/store/content-of-tool.ts';
import { toolOf } from '#tools/tools.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { toolExampleMessages } from './messages/messages.ts';

type Props = BlockProps<'tool-example'> & { data: VersionContent };

/**
 * Shows a tool's result for the answers of its first example: worked out here, and drawn by the parts of its result
 * page.
 */
function ToolExampleBlock({ block, anchor, data: content }: Props) {
  const { locale, linkTo, pageWithKey } = useSite();
  const text = toolExampleMessages(locale);
  const { tool, answers } = exampleOf(block);
  const context = { answers, content, locale, hrefOf: () => undefined };
  const result = tool.resultOf(answers, content);
  const start = linkTo(pageWithKey(tool.startPage)?.path);
  return (
    <Section
      name="tool-example"
      heading={block.heading}
      intro={block.intro}
      note={block.note}
      anchor={anchor}
    >
      <div className="tool-screen">
        <figure className="tool-screen-figure" aria-labelledby={`${anchor}-about`}>
          <p className="tool-screen-bar">
            <b>{text.example}</b> {content.title}
          </p>
          <div className="tool-screen-result">
            <p className="tool-screen-finding">{tool.headlineOf(result, context)}</p>
            {tool.GlanceView?.({ ...context, result, id: `${anchor}-picture` })}
          </div>
          <figcaption id={`${anchor}-about`}>{text.about}</figcaption>
        </figure>
        <div className="tool-screen-more">
          <details className="tool-screen-answers">
            <summary>{text.answers}</summary>
            <AnswerSections sections={checkList(tool.questionnaire, context)} locale={locale} />
          </details>
          {start && (
            <a className="button button-line" href={start}>
              {text.open(content.title)}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}

/** @throws Error where the list of the block names a tool without examples */
function exampleOf({ questionnaire }: BlockOf<'tool-example'>) {
  const tool = toolOf(questionnaire);
  const [example] = methodOf(questionnaire)?.examples ?? [];
  if (!tool || !example) throw new Error(`The tool ${questionnaire} has no example.`);
  return { tool, answers: example.answers };
}

export const toolExampleView: BlockView<'tool-example', VersionContent> = {
  view: ToolExampleBlock,
  load: ({ questionnaire }, reader) => reader.ask(contentOfTool, questionnaire),
};
