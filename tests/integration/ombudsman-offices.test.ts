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
