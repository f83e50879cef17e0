import { reactIsland } from '#ui/island/react-island.tsx';
import { Journey } from './journey.tsx';

export const start = reactIsland(Journey);
