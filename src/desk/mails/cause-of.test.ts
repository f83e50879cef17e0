import { expect, test } from 'vitest';
import { mailFailure } from '#mail/outbox/mail-failure.ts';
import { causeOf } from './cause-of.ts';

const failed = (code: string, responseCode?: number, command?: string) =>
  mailFailure({ code, responseCode, command }).reason;

test.each([
  [failed('EENVELOPE', 550, 'RCPT TO'), 'address'],
  [failed('EENVELOPE', 451, 'RCPT TO'), 'busy'],
  [failed('EENVELOPE', 553, 'MAIL FROM'), 'sender'],
  [failed('EENVELOPE', 451, 'MAIL FROM'), 'busy'],
  [failed('EENVELOPE', 554, 'DATA'), 'refused'],
  [failed('EMESSAGE', 450), 'busy'],
  [failed('EMESSAGE', 554), 'refused'],
  [failed('EAUTH', 535), 'login'],
  [failed('EDNS'), 'name'],
  [failed('ETLS'), 'encryption'],
  [failed('ESOCKET'), 'away'],
  [failed('ETIMEDOUT'), 'away'],
  [mailFailure(new TypeError('x')).reason, 'fault'],
  // The words of a delivery to us are the mail server's own.
  ['connect ECONNREFUSED 127.0.0.1:25', 'away'],
  ['Invalid login: 535 Authentication failed', 'login'],
  ['Can’t send mail - all recipients were rejected: 450 Come back later', 'busy'],
  ['Mail command failed: 553 5.7.1 Sender not owned by this account', 'sender'],
  ['No support address is set, either in the settings or as SUPPORT_EMAIL.', 'unset'],
])('“%s” is a matter of: %s', (reason, key) => {
  expect(causeOf({ reason, isCrm: false }).key).toBe(key);
});

test('a hand-over to a CRM is no matter of mail', () => {
  expect(causeOf({ reason: 'Zoho CRM answers 503.', isCrm: true }).key).toBe('crm');
});
