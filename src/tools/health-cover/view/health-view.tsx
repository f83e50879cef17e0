import type { ResultViewProps } from '../../tool.ts';
import type { HealthResult } from '../health-result.ts';
import { HealthComparison } from './health-comparison.tsx';
import { HealthMoves } from './health-moves.tsx';
import { HealthOutlook } from './health-outlook.tsx';
import { HealthPays } from './health-pays.tsx';
import { HealthSplit } from './health-split.tsx';
import { HealthSteps } from './health-steps.tsx';
import { HealthSums } from './health-sums.tsx';

/** The health calculator's result: the finding, how it came about, what it pays for, and what speaks against it. */
export function HealthView(props: ResultViewProps<HealthResult>) {
  return (
    <div className="wrap health-result">
      <HealthSums {...props} />
      <HealthSteps {...props} />
      <HealthPays {...props} />
      <HealthOutlook {...props} />
      <HealthSplit {...props} />
      <HealthMoves {...props} />
      <HealthComparison {...props} />
    </div>
  );
}
