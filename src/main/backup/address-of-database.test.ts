import pg from 'pg';
import { expect, test } from 'vitest';
import { addressOfDatabase } from './address-of-database.ts';

test.each([
  ['postgres://asha:pw@db.example:5433/site', 'db.example', 5433],
  ['postgres://asha:pw@db.example', 'db.example', 5432],
  ['postgres://asha:pw@db.example/', 'db.example', 5432],
  ['postgresql://asha:pw@db.example?application_name=a/b', 'db.example', 5432],
  ['postgres://asha:pw@%2Frun%2Fpostgresql/site', '/run/postgresql', 5432],
  ['postgres://asha:pw@/site?host=/run/postgresql', '/run/postgresql', 5432],
])('%s becomes the address of another database on its server', (url, host, port) => {
  const client = new pg.Client({ connectionString: addressOfDatabase(url, 'drill_1') });
  expect([client.database, client.host, client.port, client.user]).toEqual(['drill_1', host, port, 'asha']);
});
