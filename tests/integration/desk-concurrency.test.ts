import { expect, test } from 'vitest';
import { withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';
import { workConcurrently } from '../support/desk-concurrency.ts';
import { expectNothingLostOrTwice } from '../support/desk-ledger.ts';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();
withDatabase();
withContentService();

test('advisers who work the same cases at once never have one twice, and never lose an event', async () => {
  const together = await workConcurrently({ enough: 150 });
  // They have worked, and got in each other's way.
  expect(together.done.length).toBeGreaterThanOrEqual(150);
  expect(together.refused['somebody-else-has-it']).toBeGreaterThan(5);
  await expectNothingLostOrTwice(together);
});
