import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { env } from './env.ts';
import { minSecretLength } from './env-variables.ts';
import { secretInFile } from './secret-file.ts';
import { sharedState } from './shared-state.ts';

/**
 * Keys of the application's secret, and of those that it had before. What is signed or sealed again always takes the
 * present one. Former ones (APP_SECRET_FORMER) still open what the database keeps and what is in mailboxes for as long
 * as they are named; what is passing (tokens, cookies, captchas) they vouch for until their last day only.
 */
type Secret = { secret: string; lastDay?: string };

/** From the environment, else made once and kept in the data folder (mode 0600). @throws EnvironmentError */
export function appSecret(): string {
  return sharedState('app-secret', () => {
    const { appSecret: given, dataDir } = env();
    if (given) return given;
    const fresh = randomBytes(32).toString('hex');
    const expected = { variable: 'APP_SECRET', fresh, minLength: minSecretLength };
    return secretInFile(appSecretFile(dataDir), expected);
  });
}

export function appSecretFile(dataDir: string): string {
  return path.join(dataDir, 'app.secret');
}

function secrets(): Secret[] {
  return [{ secret: appSecret() }, ...env().formerSecrets];
}

/** Hex, 32 bytes, and a name for it that gives nothing away. */
export type Key = { id: string; key: string };

const derived = new Map<string, Key>();

function derive(secret: string, purpose: string): Key {
  const place = `${purpose} ${secret}`;
  const found = derived.get(place);
  if (found) return found;
  const key = createHmac('sha256', secret).update(`chhatri/${purpose}`).digest('hex');
  const id = createHmac('sha256', key).update('chhatri/key-id').digest('hex').slice(0, 8);
  derived.set(place, { id, key });
  return { id, key };
}

/** A key for one purpose (hex, 32 bytes), derived from the application's secret so that no two uses share one. */
export function keyFor(purpose: string): string {
  return derive(appSecret(), purpose).key;
}

/** The present key and all former ones, the newest first: for what was stored under any of them. */
export function allKeysFor(purpose: string): Key[] {
  return secrets().map(({ secret }) => derive(secret, purpose));
}

/** The present key and the former ones whose last day is not over: for what passes. */
export function acceptedKeysFor(purpose: string, now = Date.now()): Key[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return secrets()
    .filter(({ lastDay }) => lastDay === undefined || lastDay >= today)
    .map(({ secret }) => derive(secret, purpose));
}

/** HMAC-SHA-256 of a value under the key of a purpose, base64url. */
export function sign(purpose: string, value: string): string {
  return signWith(keyFor(purpose), value);
}

/** The same under every key: by one of them a row was stored. The present one comes first. */
export function signAll(purpose: string, value: string): string[] {
  return allKeysFor(purpose).map(({ key }) => signWith(key, value));
}

type Signed = { purpose: string; value: string; signature: string };

/** Was this signed by us, and under a key that is still accepted? */
export function isSigned({ purpose, value, signature }: Signed): boolean {
  return acceptedKeysFor(purpose).some(({ key }) => isSameSecret(signature, signWith(key, value)));
}

/** Was this ever signed by us? For what is in mailboxes for years. */
export function wasEverSigned({ purpose, value, signature }: Signed): boolean {
  return signAll(purpose, value).some((known) => isSameSecret(signature, known));
}

function signWith(key: string, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}

/** Compares in constant time; that two are of different length may be seen. */
export function isSameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
