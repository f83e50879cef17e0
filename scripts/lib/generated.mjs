// Generated files that are committed, so that readers and the compiler see them: the content service's types and the
// import map of its panel, made from the collections, and what is made from the table of rooms.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { alertRulesFile, writeAlertRules } from './alert-rules.mjs';
import { headObjectsFile, writeHeadObjects } from './head-objects.mjs';
import { languageLists, writeLanguageLists } from './language-lists.mjs';
import { writeRooms } from './rooms.mjs';

const generatedFiles = [
  'src/content/generated/payload-types.ts',
  'src/panel/app/(payload)/admin/importMap.js',
  headObjectsFile,
  alertRulesFile,
  ...languageLists(),
  'biome.json',
  'package.json',
  'README.md',
];
const migrationIndex = 'migrations/index.ts';

const payloadEnvironment = {
  ...process.env,
  PAYLOAD_CONFIG_PATH: 'src/panel/payload.config.ts',
  // Nothing is read from it: the collections alone decide.
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  APP_SECRET: 'signs nothing, since nothing is served',
  DATA_DIR: process.env.DATA_DIR ?? '.data',
  NODE_ENV: 'production',
};

/** Files that are as they should be are not written. @param {string[]} migrationName of a migration, if one is missing */
export async function generate(...migrationName) {
  writeHeadObjects();
  writeAlertRules();
  // Before the collections are read: they have each text in every language.
  writeLanguageLists();
  const program = ['node_modules/payload/bin.js', 'run', 'scripts/lib/generate-with-payload.mjs'];
  await promisify(execFile)(process.execPath, [...program, ...migrationName], { env: payloadEnvironment });
  writeRooms();
}

/** Generates everything and takes it back. @returns {Promise<{files: string[], isMigrationMissing: boolean}>} */
export async function findStale() {
  const before = new Map(
    [...generatedFiles, migrationIndex].map((file) => [file, fs.readFileSync(file, 'utf8')]),
  );
  const migrations = new Set(fs.readdirSync('migrations'));
  await generate('missing');
  const changed = [...before.keys()].filter((file) => fs.readFileSync(file, 'utf8') !== before.get(file));
  for (const file of changed) fs.writeFileSync(file, before.get(file));
  const made = fs.readdirSync('migrations').filter((file) => !migrations.has(file));
  for (const file of made) fs.rmSync(`migrations/${file}`);
  return { files: changed.filter((file) => file !== migrationIndex), isMigrationMissing: made.length > 0 };
}
