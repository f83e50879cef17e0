import type pg from 'pg';
import { inTransaction } from '#platform/database.ts';
import { lockAccount } from './lock-account.ts';

/**
 * Ends sessions for good: the row that each request looks for is gone with the statement, on every instance. What
 * `staff.sessions` says of the device stays until the next login, so that it is known when the last one was.
 * A save of the account in the panel writes its sessions again under the same lock, so what it wrote is ended after it.
 */
type Client = Pick<pg.ClientBase, 'query'>;

export async function endSession(userId: number, sessionId: string): Promise<void> {
  await inTransaction(async (client) => {
    await lockAccount(client, userId);
    await client.query('delete from users_sessions where _parent_id = $1 and id = $2', [userId, sessionId]);
  });
}

export async function endAllSessions(client: Client, userId: number): Promise<void> {
  await lockAccount(client, userId);
  await client.query('delete from users_sessions where _parent_id = $1', [userId]);
}

export async function endOtherSessions(client: Client, userId: number, sessionId: string): Promise<void> {
  await lockAccount(client, userId);
  await client.query('delete from users_sessions where _parent_id = $1 and id <> $2', [userId, sessionId]);
}

/** Also of accounts that were closed since, where a restore brings them back. */
export async function endEveryonesSessions(client: Client): Promise<void> {
  await client.query('delete from users_sessions');
}
