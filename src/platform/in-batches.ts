import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises';
import { isUnavailable } from './database.ts';

type Waiting<Item> = { item: Item; saved: PromiseWithResolvers<void> };

// Two, so that one whose connection has died without a word holds up no other one.
const atOnce = 2;
const maxInBatch = 64;

/**
 * Saves items that come together, or while others are on their way, in one statement, so that under load many share a
 * COMMIT, a way to the database and back, and the processor's time for it; an item that comes alone goes at once.
 * @param saveAll one statement: all or nothing; it may be asked for one of them again, after a group that was refused
 * @returns saves one; refused by itself, whatever it was sent with
 */
export function inBatches<Item>(
  saveAll: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let working = 0;

  async function work(): Promise<void> {
    working += 1;
    while (waiting.length > 0) {
      // Items that have arrived with it are read first.
      await untilOthersHadTheirTurn();
      const group = waiting.splice(0, maxInBatch);
      if (group.length > 0) await saveGroup(group, saveAll);
    }
    working -= 1;
  }

  return (item) => {
    const saved = Promise.withResolvers<void>();
    waiting.push({ item, saved });
    if (working < atOnce) void work();
    return saved.promise;
  };
}

async function saveGroup<Item>(
  group: readonly Waiting<Item>[],
  saveAll: (items: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  try {
    await saveAll(group.map(({ item }) => item));
    for (const { saved } of group) saved.resolve();
  } catch (error) {
    // Only one of them may be to blame; but of a database that is away no one gets more by asking one by one.
    if (group.length === 1 || isUnavailable(error)) for (const { saved } of group) saved.reject(error);
    else for (const each of group) await saveGroup([each], saveAll);
  }
}
