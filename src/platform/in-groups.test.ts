import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

/** A table whose statements wait until they are let through, and which takes no `bad`. */
function table() {
  const statements: (readonly string[])[] = [];
  const doors: (() => void)[] = [];
  const save = inGroups(async (items: readonly string[]) => {
    statements.push(items);
    await new Promise<void>((resolve) => doors.push(resolve));
    if (items.includes('bad')) throw new Error('refused');
    if (items.includes('away')) throw new Error('Connection terminated');
  });
  async function letThrough(): Promise<void> {
    for (let door = doors.shift(); door; door = doors.shift()) {
      door();
      await turn();
    }
  }
  return { statements, save, letThrough };
}

test('what comes while others are on their way goes together with the next', async () => {
  const { statements, save, letThrough } = table();
  const saved = Promise.all(['a', 'b', 'c', 'd', 'e'].map(save));
  await letThrough();
  await saved;
  expect(statements).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
});

test('one that is refused takes no other along', async () => {
  const { statements, save, letThrough } = table();
  const saved = Promise.allSettled(['a', 'b', 'c', 'bad', 'e'].map(save));
  await letThrough();
  expect((await saved).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(statements.slice(2)).toEqual([['c', 'bad', 'e'], ['c'], ['bad'], ['e']]);
});

test('a database that is away is asked once for all of them', async () => {
  const { statements, save, letThrough } = table();
  const saved = Promise.allSettled(['a', 'b', 'c', 'away'].map(save));
  await letThrough();
  expect((await saved).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(statements).toHaveLength(3);
});
