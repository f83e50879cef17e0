import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { migrations } from '../../migrations/index.ts';

/** A database with the project's own tables, made by its migrations and copied for every test file. */
const templateName = 'template_site';

export async function makeTemplate(serverUrl: string): Promise<void> {
  await onServer(await makeEmpty(serverUrl, templateName), async (client) => {
    const args = { db: drizzle(client) } as unknown as MigrateUpArgs;
    for (const migration of migrations) await migration.up(args);
  });
}

/** A database with nothing in it. @returns its address */
export async function makeEmpty(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, (client) => client.query(`create database ${name}`));
  return urlOf(serverUrl, name);
}

export async function copyTemplate(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, (client) => client.query(`create database ${name} template ${templateName}`));
  return urlOf(serverUrl, name);
}

export async function dropCopy(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace(/[^/]*$/, database);
}
