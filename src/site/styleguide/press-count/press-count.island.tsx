import { reactIsland } from '#ui/island/react-island.tsx';
import { PressCount } from './press-count.tsx';

export const start = reactIsland(PressCount);
