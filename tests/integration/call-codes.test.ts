import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { callCodeOf } from '#cases/calls/call-code.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

test('a code is valid for one call: the same for everyone who looks, a new one when it is over', async () => {
  const { id: userId } = await staffMember('adviser');
  const { post } = await newVisitor();
  const { body } = await post('save_lead_data', sampleEnquiry({}));
  const [{ id: caseId } = { id: 0 }] = await rowsOf<{ id: number }>(
    'select id from cases where reference = $1',
    [String(body.data?.reference)],
  );
  const asked = await Promise.all(Array.from({ length: 8 }, () => callCodeOf({ caseId, userId })));
  expect(new Set(asked.map(({ code }) => code)).size).toBe(1);
  const [first] = asked;
  expect(first?.code).toMatch(/^[a-z]{3,8} [1-9]\d$/);
  expectHalfAnHour(first?.expiresAt);
  const codes = new Set([first?.code]);
  for (let call = 2; call <= 4; call += 1) {
    await rowsOf('update desk.call_codes set expires_at = now() where case_id = $1', [caseId]);
    const { code, expiresAt } = await callCodeOf({ caseId, userId });
    // The one before has just ended, so only a renewed code has half an hour left.
    expectHalfAnHour(expiresAt);
    codes.add(code);
  }
  // Three times in a row the same of ten thousand would be no chance.
  expect(codes.size).toBeGreaterThan(1);
});

function expectHalfAnHour(expiresAt: Date | undefined): void {
  const minutes = (Number(expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(28);
  expect(minutes).toBeLessThan(31);
}
