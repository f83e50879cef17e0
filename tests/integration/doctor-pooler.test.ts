import { describe, expect, onTestFinished, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { checkPooler } from '#main/doctor/check-pooler.ts';
import { databaseUrl } from '#platform/database.ts';
import { findPgbouncer } from '../../scripts/lib/pgbouncer.mjs';
import { withDatabase } from '../support/database.ts';
import { startPgbouncer } from '../support/pgbouncer.ts';

withDatabase();

async function checkBehind(poolMode: 'session' | 'transaction') {
  const pgbouncer = await startPgbouncer(databaseUrl(), poolMode);
  onTestFinished(() => pgbouncer.stop());
  return checkPooler(pgbouncer.url);
}

test('PostgreSQL itself is no pooler', async () => {
  expect(await checkPooler(databaseUrl())).toEqual([]);
});

describe.skipIf(!findPgbouncer())('with PgBouncer before the database', () => {
  test('a pool in session mode is fine', async () => {
    expect(await checkBehind('session')).toEqual([]);
  });

  test('a pool in transaction mode is refused, with its reason', async () => {
    const [finding] = await checkBehind('transaction');
    expect(finding?.level).toBe('stop');
    expect(finding?.what).toContain('transaction mode');
  });
});
