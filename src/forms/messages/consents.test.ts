import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentPurposes } from '../consents.ts';
import { formMessages } from './messages.ts';

// A consent is worth what its wording was. Change the words, and this tells to change the version with them.
const fingerprints: Record<string, string> = { '2026-11-21': '7e2d2c299954acaf' };

test('the wording of the consents has not changed within its version', () => {
  const { version, ...consents } = formMessages('en').consents;
  const consentTexts = Object.fromEntries(
    consentPurposes.map((purpose) => [purpose, consents[purpose].text]),
  );
  const fingerprint = createHash('sha256').update(JSON.stringify(consentTexts)).digest('hex').slice(0, 16);
  expect(fingerprints[version]).toBe(fingerprint);
});
