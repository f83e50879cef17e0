import type { ComponentType } from 'react';
import type { QuestionnaireKey } from '../../engine/questionnaire.ts';
import type { VersionContent } from '../../engine/version.ts';
import { Journey } from '../journey.tsx';
import type { JourneyProps } from '../journey-props.ts';

type JourneyIsland = {
  /** That of its file, `<name>.island.tsx`. */
  name: string;
  draw: ComponentType<JourneyProps>;
  /** What of a version's words and numbers it takes along. */
  narrow: (content: VersionContent) => VersionContent;
};

const plain: JourneyIsland = { name: 'tool-journey', draw: Journey, narrow: questionsOnly };

/** Tools that show something beside their questions, which their own script draws. */
const withAside: Partial<Record<QuestionnaireKey, JourneyIsland>> = {};

export function islandOf(key: QuestionnaireKey): JourneyIsland {
  return withAside[key] ?? plain;
}

/** The words of the questions: figures and sentences of the result stay on the server. */
function questionsOnly(content: VersionContent): VersionContent {
  return { ...content, whatChanged: '', houses: [], parameters: [], weights: [], texts: [] };
}
