// Generated files that are committed, so that readers and the compiler see them: the content service's types and the
// import map of its panel, made from the collections, and what is made from the table of rooms.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { headObjectsFile, writeHeadObjects } from './head-objects.mjs';
import { writeRooms } from './rooms.mjs';

const generatedFiles = [
  'src/content/generated/payload-types.ts',
  'src/panel/app/(payload)/admin/importMap.js',
  headObjectsFile,
  'biome.json',
  'package.json',
  'README.md',
];

export const payloadEnvironment = {
  ...process.env,
  PAYLOAD_CONFIG_PATH: 'src/panel/payload.config.ts',
  // Nothing is read from it: the collections alone decide.
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  APP_SECRET: 'signs nothing, since nothing is served',
  DATA_DIR: process.env.DATA_DIR ?? '.data',
  NODE_ENV: 'production',
};

export function runPayload(...args) {
  const result = spawnSync(process.execPath, ['node_modules/payload/bin.js', ...args], {
    encoding: 'utf8',
    env: payloadEnvironment,
  });
  if (result.status !== 0)
    throw new Error(`payload ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
}

export function generate() {
  writeHeadObjects();
  runPayload('generate:types');
  runPayload('generate:importmap');
  writeRooms();
}

/** @returns {string[]} the generated files that are out of date; they are left as they were */
export function staleFiles() {
  const before = new Map(generatedFiles.map((file) => [file, fs.readFileSync(file, 'utf8')]));
  generate();
  const stale = generatedFiles.filter((file) => fs.readFileSync(file, 'utf8') !== before.get(file));
  for (const [file, text] of before) fs.writeFileSync(file, text);
  return stale;
}

/** @returns {boolean} whether the collections ask for a migration that is not there */
export function isMigrationMissing() {
  const list = () => fs.readdirSync('migrations');
  const before = new Set(list());
  const index = fs.readFileSync('migrations/index.ts', 'utf8');
  runPayload('migrate:create', 'missing', '--skip-empty');
  const made = list().filter((file) => !before.has(file));
  for (const file of made) fs.rmSync(`migrations/${file}`);
  fs.writeFileSync('migrations/index.ts', index);
  return made.length > 0;
}
