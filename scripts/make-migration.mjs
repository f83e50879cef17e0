// `npm run migration -- <name>`: compares the collections with the last migration's snapshot and writes the
// next one, in the form that this project's compiler settings ask for. Needs no database.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const [name] = process.argv.slice(2);
if (!name) throw new Error('Give the migration a name: npm run migration -- add_something');
const env = {
  ...process.env,
  PAYLOAD_CONFIG_PATH: 'src/panel/payload.config.ts',
  DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/none',
  APP_SECRET: process.env.APP_SECRET ?? 'signs nothing, since nothing is served',
};
const made = spawnSync(
  process.execPath,
  ['node_modules/payload/bin.js', 'migrate:create', name, '--skip-empty'],
  {
    stdio: 'inherit',
    env,
  },
);
if (made.status !== 0) process.exit(made.status ?? 1);
for (const file of fs.readdirSync('migrations').filter((entry) => entry.endsWith(`${name}.ts`))) {
  const text = fs.readFileSync(`migrations/${file}`, 'utf8');
  const typed = text
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replace(/\{ db, payload, req \}: (Migrate\w+Args)/g, "{ db }: Pick<$1, 'db'>");
  fs.writeFileSync(`migrations/${file}`, typed);
}
spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', 'migrations'], {
  stdio: 'inherit',
});
