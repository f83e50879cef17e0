import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { env } from './env.ts';
import { sharedState } from './shared-state.ts';

/** The application's secret: from the environment, else made once and kept in the data folder (mode 0600). */
export function appSecret(): string {
  return sharedState('app-secret', () => {
    const { appSecret: given, dataDir } = env();
    if (given) return given;
    const file = appSecretFile(dataDir);
    fs.mkdirSync(dataDir, { recursive: true });
    try {
      fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return fs.readFileSync(file, 'utf8').trim();
  });
}

export function appSecretFile(dataDir: string): string {
  return path.join(dataDir, 'app.secret');
}

const keys = new Map<string, string>();

/** A key for one purpose (hex, 32 bytes), derived from the application's secret so that no two uses share one. */
export function keyFor(purpose: string): string {
  const key =
    keys.get(purpose) ?? createHmac('sha256', appSecret()).update(`chhatri/${purpose}`).digest('hex');
  keys.set(purpose, key);
  return key;
}

/** HMAC-SHA-256 of a value under the key of a purpose, base64url. */
export function sign(purpose: string, value: string): string {
  return createHmac('sha256', keyFor(purpose)).update(value).digest('base64url');
}

/** Compares in constant time; that two are of different length may be seen. */
export function isSameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
