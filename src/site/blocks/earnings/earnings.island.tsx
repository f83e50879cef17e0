import { reactIsland } from '#ui/island/react-island.tsx';
import { EarningsInputs } from './earnings-inputs.tsx';

export const start = reactIsland(EarningsInputs);
