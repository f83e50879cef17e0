import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { readAudit } from '#desk/audit/read-audit.ts';
import { ombudsmanDeskRoutes as routes } from '#desk/screens/ombudsman/ombudsman.routes.tsx';
import { readConfirmedList } from '#site/ombudsman/confirmed-list.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';

/** The Ombudsman's offices from published lists to what visitors see: only a person's confirmation is between. */
withDatabase();
withContentService();

const editor = { id: 1, name: 'Asha Rao', email: 'a@broker.example', role: 'editor', sessionId: '' } as const;
const path = '/words/ombudsman';
const post = (fields: Record<string, string>, below = '') =>
  deskAs(editor, { routes, path: `${path}${below}`, fields });

test('visitors see the list from its confirmation by a person until it is hidden', async () => {
  expect(await readConfirmedList()).toBeUndefined();
  const typed = { 'patna-address': 'Lalit Bhawan\r\n Bailey Road ', 'pune-email': 'pune at cioins' };
  const wrong = await post({ ...typed, checked: 'yes' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('The e-mail address of the office in Pune is not valid.');
  expect(wrong.html).toContain('Lalit Bhawan\nBailey Road</textarea>');
  const unchecked = await post({ 'patna-address': 'Bailey Road' });
  expect(unchecked).toMatchObject({ status: 422 });
  expect(unchecked.html).toContain('Nothing was saved: tick');
  expect(await readConfirmedList()).toBeUndefined();

  const confirmed = await post({ 'patna-address': typed['patna-address'], checked: 'yes' });
  expect(confirmed).toMatchObject({ status: 303, location: `/desk${path}` });
  expect(await readConfirmedList()).toMatchObject({
    by: editor.name,
    contacts: { patna: { address: 'Lalit Bhawan\nBailey Road', email: '' } },
  });
  expect((await deskAs(editor, { routes, path })).html).toContain('Asha Rao confirmed it');

  await post({}, '/hide');
  expect(await readConfirmedList()).toBeUndefined();
  const kinds = (await readAudit({ filter: { group: 'settings' }, limit: 10 })).map(({ kind }) => kind);
  expect(kinds).toEqual(['ombudsman-list-hidden', 'ombudsman-list-confirmed']);
});

test('an area that has changed since has to be confirmed again', async () => {
  await post({ checked: 'yes' });
  await rowsOf(`update desk.ombudsman_lists set version = 'of an older release' returning version`);
  expect(await readConfirmedList()).toBeUndefined();
  expect((await deskAs(editor, { routes, path })).html).toContain('Asha Rao confirmed it last');
});

test('an older page does not bring a corrected number back, and keeps what was typed in it', async () => {
  const opened = { 'pune-phone': '020 1111', 'delhi-phone': '011 1111', 'delhi-address': 'Janpath' };
  await post({ ...opened, checked: 'yes' });
  const was = Object.fromEntries(Object.entries(opened).map(([name, value]) => [`was.${name}`, value]));
  expect((await deskAs(editor, { routes, path })).html).toContain('name="was.pune-phone" value="020 1111"');
  const sent = { ...was, ...opened, checked: 'yes' };
  expect((await post({ ...sent, 'pune-phone': '020 2222' })).status).toBe(303);

  const stale = await post({ ...sent, 'pune-email': 'pune@cioins.example', 'delhi-phone': '011 2222' });
  expect(stale.status).toBe(409);
  expect(stale.html).toContain('Asha Rao has confirmed another list since you opened this page.');
  expect(stale.html).toMatch(/name="pune-phone"[^>]* value="020 2222"/);
  expect(stale.html).toMatch(/name="pune-email"[^>]* value="pune@cioins.example"/);
  expect(stale.html).toMatch(/name="delhi-phone"[^>]* value="011 2222"/);
  expect(stale.html.match(/Confirmed now: <b>[^<]*/g)).toEqual([
    'Confirmed now: <b>011 1111',
    'Confirmed now: <b>nothing',
  ]);
  expect(await readConfirmedList()).toMatchObject({ contacts: { pune: { phone: '020 2222', email: '' } } });

  // From the page that came back both are kept.
  const again = {
    ...sent,
    'was.pune-phone': '020 2222',
    'pune-phone': '020 2222',
    'delhi-phone': '011 2222',
  };
  expect((await post(again)).status).toBe(303);
  const { contacts } = (await readConfirmedList()) ?? {};
  expect([contacts?.pune?.phone, contacts?.delhi?.phone]).toEqual(['020 2222', '011 2222']);
});
