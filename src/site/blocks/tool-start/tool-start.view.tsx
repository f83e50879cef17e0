import { housesOfQuestionnaire } from '#content/collections/questionnaires/questionnaires.read.ts';
import { type FirstQuestion, firstQuestionOf } from '../../first-question/first-question-of.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { StartPanel } from './start-panel.tsx';

/** Labels of the houses where the tool's chart has them, and the first question where it is one choice. */
export type ToolStartData = { houses: string[]; question?: FirstQuestion | undefined };

function ToolStartBlock({ block, anchor, data }: BlockProps<'tool-start'> & { data: ToolStartData }) {
  return (
    <Section name="tool-start" heading={block.heading} anchor={anchor}>
      <div>
        <StartPanel block={block} question={data.question} />
      </div>
    </Section>
  );
}

/** The way into a tool. It loads what the tool's chart shows, for the page that draws it at its top. */
export const toolStartView: BlockView<'tool-start', ToolStartData> = {
  view: ToolStartBlock,
  load: async ({ questionnaire }, reader) => ({
    houses: await reader.ask(housesOfQuestionnaire, questionnaire),
    question: await firstQuestionOf(questionnaire, reader),
  }),
};
