import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { oneLanguage } from './languages.ts';

/**
 * The environment of a test file, set before anything reads it (`env()` reads it once, at the first call).
 * Import this file before any room, and call it at the top of the file.
 */
export function setEnvironment(variables: Record<string, string> = {}): { dataDir: string } {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'test-data-'));
  Object.assign(process.env, {
    NODE_ENV: 'test',
    APP_SECRET: 'a secret for tests, of 32 characters or more',
    DATA_DIR: dataDir,
    SUPPORT_EMAIL: 'support@example.com',
    CAPTCHA: 'off',
    RATE_LIMITS: 'off',
    STAFF_SECOND_FACTOR: 'off',
    ...oneLanguage,
    ...variables,
  });
  afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir };
}
