import { describeError, log } from './log.ts';

/**
 * Lets the server's planner know the rows that many at once have come. The autovacuum would look at them within minutes; until
 * then some queries read whole tables. So nothing fails where this does.
 */
export async function gatherStatistics(database: {
  query(statement: string): Promise<unknown>;
}): Promise<void> {
  try {
    await database.query('analyze');
  } catch (error) {
    log.warn('statistics not gathered', describeError(error));
  }
}
