import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** A table whose statements wait until they are let through, and which takes no `bad`. */
function table() {
  const statements: string[] = [];
  const doors: (() => void)[] = [];
  const save = inBatches(async (items: readonly string[]) => {
    statements.push(items.join(' '));
    await new Promise<void>((resolve) => doors.push(resolve));
    if (items.includes('bad')) throw new Error('refused');
    if (items.includes('away')) throw new Error('Connection terminated');
  });
  /** As many statements as there are, one after the other. */
  async function letThrough(): Promise<void> {
    await turn();
    for (let door = doors.shift(); door; door = doors.shift()) {
      door();
      await turn();
      await turn();
    }
  }
  return { statements, save, letThrough };
}

const statusesOf = async (saved: Promise<PromiseSettledResult<void>[]>) =>
  (await saved).map(({ status }) => status);

test('items that come together go together, and those that come in the meantime with the next', async () => {
  const { statements, save, letThrough } = table();
  const first = Promise.all(['a', 'b'].map(save));
  await turn();
  const second = Promise.all(['c', 'd', 'e'].map(save));
  await letThrough();
  await Promise.all([first, second]);
  expect(statements).toEqual(['a b', 'c d e']);
});

test('one that is refused takes no other along', async () => {
  const { statements, save, letThrough } = table();
  const saved = Promise.allSettled(['a', 'bad', 'c'].map(save));
  await letThrough();
  expect(await statusesOf(saved)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(statements).toEqual(['a bad c', 'a', 'bad', 'c']);
});

test('an unavailable database is asked once for all of them, and again for the next', async () => {
  const { statements, save, letThrough } = table();
  const saved = Promise.allSettled(['a', 'b', 'away'].map(save));
  await letThrough();
  expect(await statusesOf(saved)).toEqual(['rejected', 'rejected', 'rejected']);
  const later = save('c');
  await letThrough();
  await later;
  expect(statements).toEqual(['a b away', 'c']);
});

test('no statement grows without an end', async () => {
  const { statements, save, letThrough } = table();
  const saved = Promise.all(Array.from({ length: 70 }, (_, index) => save(String(index))));
  await letThrough();
  await saved;
  expect(statements.map((statement) => statement.split(' ').length)).toEqual([64, 6]);
});
