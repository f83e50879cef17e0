import { beforeAll, expect, test } from 'vitest';
import { actInTurn } from '#cases/act-on-case.ts';
import { consentsOf } from '#cases/case-consents.ts';
import { readPanel } from '#cases/read-panel.ts';
import { recordView } from '#cases/record-view.ts';
import { caseRoutes as routes } from '#desk/screens/case/case.routes.ts';
import { readCaseFacts } from '#desk/screens/case/case-facts.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { setEnvironment } from '../support/environment.ts';
import { eventsIn, sentCase } from '../support/sent-case.ts';

setEnvironment({ CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });
withDatabase();
withContentService();

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 7, holidays: [] };
let meera: { id: number; name: string; isAdministrator: boolean };
let colleague: typeof meera;
beforeAll(async () => {
  const { id, name } = await staffMember('adviser');
  meera = { id, name, isAdministrator: false };
  const other = await staffMember('administrator');
  colleague = { id: other.id, name: other.name, isAdministrator: true };
});

test('a look at a case is noted once a day per person, however many windows they open', async () => {
  const { id } = await sentCase();
  await Promise.all([1, 2, 3].map(() => recordView(id, meera)));
  await recordView(id, { id: meera.id + 1000, name: 'Ravi' });
  await recordView(id, meera);
  expect((await eventsIn(id)).toSorted()).toEqual(
    ['arrived', `viewed ${meera.name}`, 'viewed Ravi'].toSorted(),
  );
});

test('a yes on the telephone is kept with its sentence, beside the empty box, and with who asked', async () => {
  const { id, reference } = await sentCase();
  const given = async () =>
    (await consentsOf(reference)).filter(({ state }) => state === 'given').map(({ purpose }) => purpose);
  expect(await given()).toEqual(['consent']);
  const actions = readPanel(
    { how: 'answered', consent_share: 'on', note: 'Wants quotes.' },
    { state: 'taken', attempts: 0, colleagues: [], hours, now: new Date() },
  );
  if (typeof actions === 'string') throw new Error(actions);
  await actInTurn({ id, actions, by: meera });
  expect((await given()).toSorted()).toEqual(['consent', 'consent_share']);
  const kept = (await consentsOf(reference)).find(({ purpose }) => purpose === 'consent_share');
  expect(kept).toMatchObject({
    source: 'telephone',
    text: expect.stringContaining('share these details with insurers'),
    textVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  // Both are there: the empty box of the form, and the consent.
  expect(
    await rowsOf(
      `select is_given from consents where reference = $1 and purpose = 'consent_share' order by id`,
      [reference],
    ),
  ).toEqual([{ is_given: false }, { is_given: true }]);
  expect(await eventsIn(id)).toEqual(['arrived', `called ${meera.name}`, `allowed ${meera.name}`]);
});

test('a refused action keeps no consent either', async () => {
  const { id, reference } = await sentCase();
  const allow = { kind: 'allow', purpose: 'consent_share', text: '' } as const;
  const rest = { kind: 'rest', text: '' } as const;
  const outcome = await actInTurn({ id, actions: [allow, rest, rest], by: meera });
  expect(outcome).toEqual({ done: false, refusal: 'rests-already' });
  expect(await rowsOf('select from consents where reference = $1 and is_given', [reference])).toHaveLength(1);
  expect(await eventsIn(id)).toEqual(['arrived']);
});

test('a person who asks on the telephone not to be called again has withdrawn their consent', async () => {
  const { id, reference } = await sentCase();
  await actInTurn({ id, actions: [{ kind: 'stop', text: 'Has a cover.' }], by: meera });
  const contact = (await consentsOf(reference)).find(({ purpose }) => purpose === 'consent');
  expect(contact).toMatchObject({ state: 'withdrawn', withdrawnAt: expect.any(Date) });
});

test('the case of a person who awaits erasure says so, until it has been done', async () => {
  const { id } = await sentCase();
  const reader = { id: meera.id, name: meera.name, email: '', role: 'adviser', sessionId: '' } as const;
  const isTold = async () => (await readCaseFacts(id, reader))?.isErasureAsked;
  expect(await isTold()).toBe(false);
  await rowsOf(
    `insert into privacy_requests (kind, state, reference, via, phone)
       select 'erasure', 'confirmed', 'ERASE234', 'phone', phone from cases where id = $1`,
    [id],
  );
  expect(await isTold()).toBe(true);
  await rowsOf(`update privacy_requests set state = 'done'`);
  expect(await isTold()).toBe(false);
});

/** The form of a case as an adviser sends it. */
async function send(path: string, fields: Record<string, string>) {
  const { id, name } = meera;
  const staff = { id, name, email: '', role: 'adviser' as const, sessionId: '' };
  return deskAs(staff, { routes, path, fields });
}

test('a panel that a colleague’s taking has overtaken comes back as a note with all that was filled in', async () => {
  const { id } = await sentCase();
  await actInTurn({ id, actions: [{ kind: 'take' }], by: colleague });
  const typed = { how: 'answered', note: 'Has two sons.', step: 'Send quotes', consent_whatsapp: 'on' };
  const { status, html } = await send(`/cases/${id}`, { ...typed, after: 'stay' });
  expect(status).toBe(409);
  expect(html).toContain('Someone else has taken this case.');
  expect(html).toMatch(
    /<textarea[^>]*>\n?Spoke\nHas two sons\.\nThey said yes to: WhatsApp\nNext step: Send quotes<\/textarea>/,
  );
});

test('a call that is sent twice counts once, and the second page says so with all that was filled in', async () => {
  const { id } = await sentCase();
  await actInTurn({ id, actions: [{ kind: 'take' }], by: meera });
  const seen = await seenOn(id);
  const fields = { how: 'unanswered', note: 'Rang twice.', after: 'stay', seen };
  const both = await Promise.all([send(`/cases/${id}`, fields), send(`/cases/${id}`, fields)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const again = both.find(({ status }) => status === 409)?.html ?? '';
  expect(again).toContain('This case has changed since your page showed it');
  expect(again).toContain('Rang twice.');
  const attempts = () => rowsOf('select attempts::int from cases where id = $1', [id]);
  expect(await attempts()).toEqual([{ attempts: 1 }]);
  // From the page that came back it is another call.
  expect((await send(`/cases/${id}`, { ...fields, seen: await seenOn(id) })).status).toBe(303);
  expect(await attempts()).toEqual([{ attempts: 2 }]);

  const { id: onToday } = await sentCase();
  await actInTurn({ id: onToday, actions: [{ kind: 'take' }], by: meera });
  const press = { kind: 'unanswered', back: '/desk', seen: await seenOn(onToday) };
  await send(`/cases/${onToday}/act`, press);
  expect((await send(`/cases/${onToday}/act`, press)).location).toContain('said=changed');
});

/** As the panel of the call has it. */
async function seenOn(id: number): Promise<string> {
  const { id: own, name } = meera;
  const staff = { id: own, name, email: '', role: 'adviser' as const, sessionId: '' };
  const { html } = await deskAs(staff, { routes, path: `/cases/${id}` });
  return /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

test.each([
  [
    'sharing',
    { kind: 'share', insurer: 'Sample Life', text: 'A quote' },
    'Details went to Sample Life: A quote',
  ],
  ['correction', { kind: 'correct', field: 'phone', right: '9812345678' }, 'should be: 9812345678'],
  ['mistyped correction', { kind: 'correct', field: 'phone', right: '98' }, 'should be: 98'],
])(
  'a %s that a colleague’s taking has overtaken says so, and comes back as a note',
  async (_, typed, note) => {
    const { id } = await sentCase();
    await actInTurn({
      id,
      actions: [{ kind: 'take' }, { kind: 'allow', purpose: 'consent_share', text: '' }],
      by: colleague,
    });
    const taken = await send(`/cases/${id}`, typed);
    expect(taken.html.match(/Someone else has taken this case\./g)).toHaveLength(1);
    expect(taken.html).toMatch(new RegExp(`<textarea[^>]*>[^<]*${note}</textarea>`));
    expect(taken.html.match(/data-held/g)).toHaveLength(1);

    await actInTurn({ id, actions: [{ kind: 'stop', text: '' }], by: colleague });
    const stopped = await send(`/cases/${id}`, typed);
    expect(stopped.html).toContain('They asked us to stop.');
    expect(stopped.html).toMatch(new RegExp(`<textarea[^>]*>[^<]*${note}</textarea>`));
  },
);

test('a refused note comes back with its words, and so does what went to an insurer', async () => {
  const { id } = await sentCase();
  const long = 'x'.repeat(2001);
  const note = await send(`/cases/${id}`, { kind: 'note', text: long });
  expect(note.status).toBe(409);
  expect(note.html).toContain('This is too long to save.');
  expect(note.html).toContain(long);

  const shared = await send(`/cases/${id}`, { kind: 'share', insurer: 'Sample Life', text: 'A quote' });
  expect(shared.status).toBe(409);
  expect(shared.html).toMatch(
    /They have not agreed that we may share[\s\S]*name="insurer"[^>]*value="Sample Life"[\s\S]*value="A quote"/,
  );
  expect(shared.html.match(/data-held/g)).toHaveLength(1);
  // Outliving a session, each under its own name.
  expect(shared.html.match(/data-keep="\d+"/g)).toHaveLength(3);

  const kept = await send(`/cases/${id}`, { kind: 'note', text: 'Short' });
  expect(kept).toMatchObject({ status: 303, location: `/desk/cases/${id}?said=did-note&about=${id}` });
});
