import { reactIsland } from '#ui/island/react-island.tsx';
import { LoadAnswers } from './load-answers.tsx';

export const start = reactIsland(LoadAnswers);
