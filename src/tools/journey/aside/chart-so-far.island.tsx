import { reactIsland } from '#ui/island/react-island.tsx';
import { ChartBeside } from './chart-beside.tsx';

export const start = reactIsland(ChartBeside);
