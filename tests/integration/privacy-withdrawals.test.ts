import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on' });

import { actInTurn } from '#cases/act-on-case.ts';
import { withContentService } from '../support/content-service.ts';
import { createPersonalData } from '../support/create-personal-data.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { administrator, look, openPage, send, withPrivacyStaff } from '../support/privacy-pages.ts';

/** A person withdraws a consent on their own page. */
withDatabase();
withContentService();
withPrivacyStaff();

test('a consent is withdrawn at once, and only one’s own', async () => {
  const [one, other] = [await createPersonalData('Sqzvone'), await createPersonalData('Sqzvother')];
  const { token: csrfToken, cookie } = await look(await openPage(one));
  const consentsOf = (reference: string | undefined) =>
    rowsOf<{ id: number }>(
      `select id, state, withdrawn_source from consents where reference = $1 and purpose = 'consent_share'`,
      [reference],
    );
  const [own] = await consentsOf(one.references[0]);
  const [others] = await consentsOf(other.references[0]);
  for (const consent of [own, others]) {
    const answer = await send(
      '/privacy/request/mine/withdraw',
      { csrfToken, consent: String(consent?.id) },
      cookie,
    );
    expect(answer.status).toBe(303);
  }
  expect(await consentsOf(one.references[0])).toMatchObject([
    { state: 'withdrawn', withdrawn_source: 'visitor' },
  ]);
  expect(await consentsOf(other.references[0])).toMatchObject([{ state: 'given', withdrawn_source: null }]);
  const noToken = await send('/privacy/request/mine/withdraw', { consent: String(own?.id) }, cookie);
  expect(noToken.status).toBe(403);
});

test('without the consent to be contacted the case is closed, and no call is due', async () => {
  const [one, other] = [await createPersonalData('Xqzvone'), await createPersonalData('Xqzvother')];
  const { token: csrfToken, cookie } = await look(await openPage(one));
  for (const { references } of [one, other]) {
    const [consent] = await rowsOf<{ id: number }>(
      `select id from consents where reference = $1 and purpose = 'consent'`,
      [references[0]],
    );
    const input = { csrfToken, consent: String(consent?.id) };
    expect((await send('/privacy/request/mine/withdraw', input, cookie)).status).toBe(303);
  }
  const cases = await rowsOf(
    `select state, outcome, reason, due_at is null as "isDone" from cases where reference = any($1) order by id`,
    [[...one.references.slice(0, 2), other.references[0]]],
  );
  expect(cases).toEqual([
    { state: 'closed', outcome: 'stopped', reason: 'On their own page', isDone: true },
    { state: 'new', outcome: null, reason: '', isDone: false },
    { state: 'new', outcome: null, reason: '', isDone: false },
  ]);
  const events = await rowsOf('select kind from case_events where reference = $1 order by id', [
    one.references[0],
  ]);
  expect(events.at(-1)).toEqual({ kind: 'stopped' });
});

test('a closed case stays closed to people who withdrew the consent to be contacted', async () => {
  const one = await createPersonalData('Yqzvone');
  const [reference] = one.references;
  const [found] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [reference]);
  const id = found?.id ?? 0;
  const by = { id: administrator.id, name: 'administrator', isAdministrator: true };
  const plan = { kind: 'plan', dueAt: new Date('2126-11-30T05:00:00Z'), text: 'After Diwali.' } as const;
  await actInTurn({ id, actions: [{ kind: 'close', outcome: 'done', text: 'Cover is placed.' }], by });

  const { token: csrfToken, cookie } = await look(await openPage(one));
  const [consent] = await rowsOf<{ id: number }>(
    `select id from consents where reference = $1 and purpose = 'consent'`,
    [reference],
  );
  await send('/privacy/request/mine/withdraw', { csrfToken, consent: String(consent?.id) }, cookie);

  expect(await actInTurn({ id, actions: [plan], by })).toEqual({ done: false, refusal: 'asked-to-stop' });
});
