import fs from 'node:fs';
import { expect, test } from 'vitest';

/** What no line of our code does, looked for in all of it. */
const sources = fs
  .globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/generated\//.test(file))
  .sort()
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, what = '']) => ({ file, what })));

test('all of our code is looked at', () => {
  expect(sources.length).toBeGreaterThan(1000);
});

test('no shell is started, and no code is made of text', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|\bshell: ?true|from 'node:vm'|\bexecSync\b/)).toEqual([]);
  const started = found(/import \{([^}]*)\} from 'node:child_process'/g).flatMap(({ what }) =>
    what.split(','),
  );
  // Programs with a list of arguments, none of which a shell reads.
  const allowed = ['spawn', 'spawnSync', 'execFile', 'fork', 'type ChildProcess'];
  expect(started.map((name) => name.trim()).filter((name) => name && !allowed.includes(name))).toEqual([]);
  expect(started.length).toBeGreaterThan(3);
});

test('a message from another window is taken from our own origin only', () => {
  // A worker's messages come from the script that started it.
  const listening = sources.filter(
    ({ file, text }) => /(?<![.\w])addEventListener\('message'/.test(text) && !file.endsWith('.worker.ts'),
  );
  expect(listening.length).toBeGreaterThan(0);
  for (const { file, text } of listening)
    expect(text, file).toContain('if (origin !== location.origin) return;');
});

test('chance for secrets comes from the cryptographic generator', () => {
  // Whether a view is measured is no secret.
  expect(filesWith(/Math\.random/)).toEqual(['src/site/client/measuring.ts']);
  expect(filesWith(/\brandom(Bytes|Int|UUID)\b/).length).toBeGreaterThan(5);
});

test('how a key is stored and a strict cookie is set, is written once', () => {
  const isHashOfKey = /createHash\('sha256'\)\.update\((key|token|link)\)/;
  expect(filesWith(isHashOfKey)).toEqual(['src/platform/ids.ts']);
  // The content service sets its own.
  const vendors = 'src/panel/collections/users.collection.ts';
  expect(filesWith(/sameSite: 'Strict'/)).toEqual([vendors, 'src/platform/strict-cookie.ts']);
});

test('no check of a certificate is switched off', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

const inventory = fs
  .readFileSync('docs/security-controls.md', 'utf8')
  .split(/^## /m)
  .find((part) => part.startsWith('Cryptography'));
const keyed =
  /createHmac|createCipheriv|createDecipheriv|createSign|createPublicKey|createPrivateKey|diffieHellman|pbkdf2|scrypt|jwtSign|jwtVerify|enableNonRepudiationChecks|PKCECodeChallenge|subtle\.|from '(otpauth|age-encryption)'|^import \{(?! type)[^}]*\} from 'altcha-lib/m;

test('every use of cryptography is in the inventory, and nothing in it is gone', () => {
  const listed = [...(inventory ?? '').matchAll(/`(src\/[^`]+)`/g)].map(([, file]) => file);
  expect(filesWith(keyed)).toEqual(listed.toSorted());
});

test('only approved algorithms are named', () => {
  const approved = new Set(['sha256', 'aes-256-gcm']);
  const named = found(/create(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*'([^']+)'/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ what }) => !approved.has(what))).toEqual([]);
  // Neither is named by a variable.
  expect(filesWith(/create(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*[^'\s]/)).toEqual([]);
  // Of a password, and of the six digits, which every app counts with SHA-1.
  expect(found(/derive\([^)]*'(\w+)'\)/g).map(({ what }) => what)).toEqual(['sha256', 'sha256']);
  expect(found(/algorithm: '(\w[\w-]*)'/g)).toEqual([{ file: 'src/desk/session/totp.ts', what: 'SHA1' }]);
  // The database compares contents by it, in queries that read them.
  expect(
    filesWith(/\bmd5\b/).filter(
      (file) => !/\.read\.ts$|^src\/content\/read\/|^src\/tools\/store\//.test(file),
    ),
  ).toEqual([]);
});
