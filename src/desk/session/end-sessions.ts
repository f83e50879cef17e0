import { database } from '#platform/database.ts';

/**
 * Ends sessions for good: the row that each request looks for is gone with the statement, on every instance. Both tables
 * go together; a session that only one of them knows opens nothing.
 */
type Client = Pick<ReturnType<typeof database>, 'query'>;

export async function endSession(userId: number, sessionId: string): Promise<void> {
  await end(database(), 'id = $2', [userId, sessionId]);
}

export async function endAllSessions(client: Client, userId: number): Promise<void> {
  await end(client, 'true', [userId]);
}

export async function endOtherSessions(client: Client, userId: number, sessionId: string): Promise<void> {
  await end(client, 'id <> $2', [userId, sessionId]);
}

async function end(client: Client, which: 'id = $2' | 'id <> $2' | 'true', values: (number | string)[]) {
  await client.query(
    `with ended as (delete from users_sessions where _parent_id = $1 and ${which})
     delete from staff.sessions where user_id = $1 and ${which}`,
    values,
  );
}
