import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on' });

import { expect } from 'vitest';
import { findOwnCall } from '#cases/status/own-call.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { allowanceOfAddress } from '#enquiry/guards/save-limits.ts';
import { sweepAll } from '#platform/retention.ts';
import { emailForm } from '#privacy/ask/ask-forms.ts';
import { receiveRequest } from '#privacy/ask/receive-request.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { forgetLimits } from '../support/privacy-pages.ts';
import { promise, textOf } from '../support/promise.ts';
import { newVisitor } from '../support/visitor.ts';

/** What the site promises about counting who sends what, each sentence with what keeps it. */
withDatabase();
withContentService();

const policy = textOf('content/pages/privacy-policy.json');

promise(
  'We do not store it. For an hour we keep a hashed copy of it, apart from your request',
  policy,
  async () => {
    const address = '198.51.100.77';
    const counters = () => rowsOf('select key from limits.attempts');
    await forgetLimits();
    await allowanceOfAddress('dialog', address);
    await allowanceOfAddress('page', address);
    expect(await counters()).toHaveLength(2);
    expect(await findTraces([address], dataDir)).toEqual([]);
    const [{ last } = { last: 0 }] = await rowsOf<{ last: number }>(
      'select max(expire)::float8 as last from limits.attempts',
    );
    expect(last - Date.now()).toBeLessThanOrEqual(3_600_000);
    await rowsOf('update limits.attempts set expire = expire - 3600000');
    await sweepAll(allPersonalData);
    expect(await counters()).toEqual([]);
  },
);

promise('for a day at most, with a phone number, e-mail address or reference number', policy, async () => {
  const [phone, reference, address] = ['9811111118', 'QXZV7K2M', '198.51.100.78'];
  await forgetLimits();
  const { post } = await newVisitor();
  await post('check_pos_phone_details', { phone });
  await receiveRequest(emailForm, { email: 'once@mail.example' }, { address, locale: 'en' });
  await findOwnCall({ reference, lastDigits: '1118' }, address);
  const kept = await rowsOf<{ name: string; expire: string }>(
    `select split_part(key, ':', 1) as name, expire from limits.attempts`,
  );
  const last = Math.max(...kept.map(({ expire }) => Number(expire)));
  expect(last - Date.now()).toBeLessThanOrEqual(86_400_000);
  expect(kept.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['checks-per-person', 'privacy-links-per-recipient', 'status-per-reference']),
  );
  expect(await findTraces([phone, reference], dataDir)).toEqual([]);
});
