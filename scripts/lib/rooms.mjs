// The rooms of `src/` from left to right: a room imports only from rooms to its right. The linter's rules, the aliases
// in package.json and the drawing in the README are made from this table by `npm run generate`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export const rooms = [
  { name: 'main', holds: 'start and stop, the server put together, health, the go-live check' },
  {
    name: 'panel',
    holds: "the content service's side: configuration, its panel's views, access guard, endpoints",
  },
  {
    name: 'desk',
    holds: "the staff's own screens: sessions, today, cases, lists, exports, previews, publishing",
  },
  {
    name: 'site',
    holds: 'what visitors see: document, shell, blocks, templates, publisher, search, social cards',
  },
  { name: 'privacy', holds: 'access, correction and erasure: finding a person, requests, their own page' },
  {
    name: 'renewals',
    holds: 'the renewal keeper: dates, what to check, calendar files, reminders by mail',
  },
  { name: 'newsletter', holds: 'double opt-in, subscribers, issues sent in batches' },
  { name: 'tools', holds: 'calculators and questionnaires: questions, formulas, journeys, results, reports' },
  {
    name: 'cases',
    holds: 'the life of an enquiry: states, calls, status page, asking again, confirmation',
  },
  {
    name: 'enquiry',
    holds: 'a visitor becomes an enquiry: forms, dialog, captcha, store, uploads, deliveries',
  },
  { name: 'forms', holds: 'kinds of field, validation, controls, drafts; knows no product' },
  { name: 'mail', holds: 'mail templates, the outbox, retries' },
  { name: 'content', holds: 'what editors write: collections, fields, settings, routes, seed' },
  { name: 'ui', holds: 'brand, design tokens, icons, umbrella, typesetter; knows no insurance' },
  { name: 'platform', holds: 'environment, database, queue, log, clock, rate limits; knows no product' },
];

const names = rooms.map(({ name }) => name);
export const direction = names.join(' → ');

const readmePath = 'README.md';
const linterPath = 'biome.json';
const begin = '<!-- rooms: written by `npm run generate` -->';
const end = '<!-- /rooms -->';

/** @returns {Record<string, string>} the aliases under which rooms import each other, for package.json */
export function aliases() {
  return Object.fromEntries(names.map((name) => [`#${name}/*`, `./src/${name}/*`]));
}

/** @returns {object[]} one override of the linter for each room: what it may not import */
export function linterOverrides() {
  return names.map((name, index) => {
    const toTheLeft = names.slice(0, index).map((other) => `#${other}/**`);
    const upwards = {
      group: toTheLeft,
      message: `Imports flow one way, ${direction}: ${name} may import only rooms to its right.`,
    };
    const relative = {
      group: [`../**/{${names.join(',')}}/**`, '!../**/content/**/*.json*'],
      message: 'Another room is imported as #room/path.ts, never by a relative path.',
    };
    const patterns = toTheLeft.length > 0 ? [upwards, relative] : [relative];
    return {
      includes: [`src/${name}/**`],
      linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
    };
  });
}

/** @returns {string} the drawing in the README, between its markers */
export function drawing() {
  const width = Math.max(...names.map((name) => name.length));
  const lines = rooms.map(({ name, holds }) => `${name.padEnd(width)}  ${holds}`);
  return [begin, '```', ...lines, '```', end].join('\n');
}

const isRoomOverride = ({ linter }) => linter?.rules?.style?.noRestrictedImports !== undefined;

/** Writes the table into the linter's settings, package.json and the README. */
export function writeRooms() {
  const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  writeIfChanged('package.json', `${JSON.stringify({ ...manifest, imports: aliases() }, null, 2)}\n`);
  const settings = JSON.parse(fs.readFileSync(linterPath, 'utf8'));
  const others = settings.overrides.filter((override) => !isRoomOverride(override));
  const present = JSON.stringify({ ...settings, overrides: [...others, ...linterOverrides()] }, null, 2);
  if (present !== JSON.stringify(settings, null, 2)) {
    fs.writeFileSync(linterPath, present);
    spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', linterPath]);
  }
  writeIfChanged(readmePath, withDrawing(fs.readFileSync(readmePath, 'utf8')));
}

/** Other checks read these files at the same moment. */
function writeIfChanged(file, text) {
  if (fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
}

/** @returns {string} the README with the drawing in its place */
export function withDrawing(readme) {
  const [before] = readme.split(begin);
  const [, after = ''] = readme.split(end);
  return `${before}${drawing()}${after}`;
}
