import type { PageContent } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { definitionOf } from '#tools/definitions.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';
import { firstChoice } from '#tools/journey/given-answers.ts';
import { questionsOfTool } from '#tools/store/content-of-tool.ts';
import { toolStartingOn } from '#tools/tools.ts';
import { offersChart } from '../home/offers-chart.ts';
import { hasTrait } from '../pages/traits-of-kinds.ts';
import { type PageTool, toolOfPage } from './tool-of-page.ts';

/** The question with which a tool begins, in the words that staff have given it. */
export type FirstQuestion = {
  tool: QuestionnaireKey;
  name: string;
  label: string;
  answers: readonly { key: string; label: string }[];
};

/** The first question of the tool that answers a page's readers: on pages about a cover, and where the chart is offered. */
export async function firstQuestionFor(
  page: PageContent,
  reader: Pick<Reader, 'ask'>,
): Promise<FirstQuestion | undefined> {
  const key = toolAskingOn(page);
  const starting = key && toolStartingOn(key);
  return starting && firstQuestionOf(starting.tool.questionnaire.key, reader);
}

function toolAskingOn(page: PageContent): PageTool | undefined {
  if (page.kind === 'home') return offersChart(page) ? 'risk-janampatri' : undefined;
  return hasTrait(page.kind, 'cover') ? toolOfPage(page) : undefined;
}

/** Returns nothing for a tool that does not begin with one choice. */
export async function firstQuestionOf(
  tool: QuestionnaireKey,
  { ask }: Pick<Reader, 'ask'>,
): Promise<FirstQuestion | undefined> {
  const name = firstChoice(definitionOf(tool).questionnaire);
  if (!name) return undefined;
  const questions = await ask(questionsOfTool, tool);
  const text = questions.find(({ key }) => key === name);
  return text && { tool, name, label: text.label, answers: text.options };
}
