import { expect, test } from 'vitest';
import { problemsOfMigration } from './expanding-migrations.mjs';

const migration = (up, first = '') => `${first}
/** Adds something. */
export async function up({ db }) {
  await db.execute(sql\`${up}\`);
}
export async function down({ db }) {
  await db.execute(sql\`DROP TABLE a; ALTER TABLE b DROP COLUMN c\`);
}`;

test.each([
  'DROP TABLE "results"',
  'ALTER TABLE "users" DROP COLUMN "name"',
  'alter table users rename column name to title',
  'ALTER TABLE "users" RENAME TO "people"',
  'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL',
  'ALTER TABLE "users" ALTER COLUMN "kind" SET DATA TYPE text',
  'ALTER TABLE users ALTER COLUMN kind DROP DEFAULT',
  'ALTER TABLE "users" ADD COLUMN "city" varchar NOT NULL',
  'ALTER TABLE users ADD CONSTRAINT adult CHECK (age > 17)',
  'CREATE UNIQUE INDEX users_phone ON users (phone)',
  'CREATE TABLE a (id int); ALTER TABLE b DROP COLUMN c',
  'DROP TYPE "public"."enum_users_role"',
  'truncate limits.attempts',
])('a release refuses: %s', (up) => {
  expect(problemsOfMigration(migration(up), '0.2.0')).toHaveLength(1);
});

test.each([
  'ALTER TABLE "users" ADD COLUMN "city" varchar',
  `ALTER TABLE "users" ADD COLUMN "city" varchar DEFAULT 'Pune' NOT NULL`,
  `ALTER TABLE users ADD COLUMN city varchar NOT NULL DEFAULT 'Pune'`,
  `ALTER TYPE "public"."enum_kind" ADD VALUE IF NOT EXISTS 'shared'`,
  'CREATE TABLE staff.notes (id int NOT NULL); CREATE UNIQUE INDEX one ON staff.notes (id)',
  'CREATE TABLE "notes" (id int); ALTER TABLE "notes" ADD CONSTRAINT "of" FOREIGN KEY (id) REFERENCES a(id)',
  'CREATE INDEX users_city ON users (city)',
  'ALTER TABLE users ALTER COLUMN name DROP NOT NULL',
  '-- a word such as rename in a comment\n SELECT 1',
])('a release may: %s', (up) => {
  expect(problemsOfMigration(migration(up), '0.2.0')).toEqual([]);
});

test('a migration may drop what an earlier release has stopped using, not what this one stops using', () => {
  const removal = migration(
    'ALTER TABLE "users" DROP COLUMN "name"',
    '// Unused since 0.2.0: the desk reads "title".',
  );
  expect(problemsOfMigration(removal, '0.3.0')).toEqual([]);
  expect(problemsOfMigration(removal, '0.10.0')).toEqual([]);
  expect(problemsOfMigration(removal, '0.2.0')).toEqual([
    expect.stringContaining('drop it in a later release'),
  ]);
});
