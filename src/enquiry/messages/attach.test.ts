import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { enquiryMessages } from './messages.ts';

// A consent is worth what its wording was. Change the words, and this tells to change the version with them.
const fingerprints: Record<string, string> = { '2026-11-28': '0a7289561e17012e' };

test('the wording beside the box for a result has not changed within its version, and names health', () => {
  const { version, text } = enquiryMessages('en').form.attach;
  expect(text).toContain('health');
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect(fingerprints[version]).toBe(fingerprint);
});
