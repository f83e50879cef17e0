import { test } from 'vitest';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { expectWithinBudget } from '../support/fault-connections.ts';

const tidyUp = tidyUpAfterwards();

test('desk off: one instance under load keeps to its budget of connections', () =>
  expectWithinBudget(tidyUp, { desk: 'off', set: '12', budget: 12 }));
