import { reactIsland } from '#ui/island/react-island.tsx';
import { WhatMovesIt } from './what-moves-it.tsx';

export const start = reactIsland(WhatMovesIt);
