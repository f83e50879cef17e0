import { housesOfQuestionnaire } from '#content/collections/questionnaires/questionnaires.read.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { StartPanel } from './start-panel.tsx';

function ToolStartBlock({ block, anchor }: BlockProps<'tool-start'>) {
  return (
    <Section name="tool-start" heading={block.heading} anchor={anchor}>
      <StartPanel block={block} />
    </Section>
  );
}

/** The way into a tool. It loads what the tool's chart shows, for the page that draws it at its top. */
export const toolStartView: BlockView<'tool-start', string[]> = {
  view: ToolStartBlock,
  load: ({ questionnaire }, reader) => reader.ask(housesOfQuestionnaire, questionnaire),
};
