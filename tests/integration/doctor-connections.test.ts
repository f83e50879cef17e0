import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { checkConnections } from '#main/doctor/connections.ts';
import { databaseUrl } from '#platform/database.ts';
import { readEnv } from '#platform/env.ts';
import { withDatabase } from '../support/database.ts';

withDatabase();
const publishers: pg.Client[] = [];

beforeAll(async () => {
  // Each instance of the site has one connection of this name, which listens.
  for (let instance = 0; instance < 2; instance += 1) {
    const client = new pg.Client({ connectionString: databaseUrl(), application_name: 'listener' });
    await client.connect();
    publishers.push(client);
  }
});
afterAll(() => Promise.all(publishers.map((client) => client.end())));

const checkWith = (variables: Record<string, string>) =>
  checkConnections(readEnv({ APP_SECRET: 'x'.repeat(32), DATABASE_URL: databaseUrl(), ...variables }));

test('the go-live check counts the instances that run on this database, and what the server takes', async () => {
  const [finding] = await checkWith({ DATABASE_CONNECTIONS: '500' });
  expect(finding?.level).toBe('stop');
  expect(finding?.what).toMatch(/takes 60 connections, 3 of them .+; 2 running instances may use 500 each/);
});

test('the check says nothing of an embedded database, which serves one instance alone', async () => {
  expect(await checkWith({ DATABASE_URL: '', DATABASE_CONNECTIONS: '500' })).toEqual([]);
});
