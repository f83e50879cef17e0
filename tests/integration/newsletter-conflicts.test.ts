import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { inServiceTransaction } from '#content/service-transaction.ts';
import { readAudit } from '#desk/audit/read-audit.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { lettersRoutes } from '#desk/screens/newsletters/letters.routes.tsx';
import { registerMailTemplates } from '#mail/register-mail-templates.ts';
import { sendingOf } from '#newsletter/issues/control-sending.ts';
import { asStaff, staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs, hiddenFields } from '../support/desk-as.ts';
import { draft, reader } from '../support/sample-issue.ts';

/** Two editors at one newsletter, each with a page that the other has made old. */
withDatabase();
withContentService();

type Staff = Parameters<typeof deskAs>[0];
let colleague: Awaited<ReturnType<typeof staffMember>>;
let meera: Staff;
beforeAll(async () => {
  colleague = await staffMember('editor');
  meera = { id: colleague.id, name: 'Meera Iyer', email: colleague.email, role: 'editor', sessionId: '' };
  registerMailTemplates(async () => allMailTemplates);
  await reader('asha@mail.example');
});
beforeEach(async () => {
  await rowsOf('delete from newsletter.sendings');
  await rowsOf('delete from newsletter.planned');
});

const get = (path: string) => deskAs(meera, { routes: lettersRoutes, path });
const post = (path: string, fields: Record<string, string>, staff = meera) =>
  deskAs(staff, { routes: lettersRoutes, path, fields });
const sendPage = (id: number) => `/newsletters/${id}/send`;
const opened = async (id: number) => hiddenFields((await get(sendPage(id))).html);
const rewrite = async (id: number, title: string) => {
  const service = await contentService();
  const changed = { collection: 'newsletters', id, data: { title }, draft: true, user: colleague } as const;
  await service.update({ ...changed, ...asStaff });
};
const linkToSend = (html: string) =>
  /href="\/desk(\/newsletters\/\d+\/send[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('a text that a colleague has saved since the preview is shown before it is sent or scheduled', async () => {
  const id = await draft();
  const toSend = linkToSend((await get(`/newsletters/${id}`)).html);
  const page = hiddenFields((await get(toSend)).html);
  await rewrite(id, 'Half of a new text');
  const when = { day: '2199-01-02', time: '11:30' };
  const answers = [
    await get(toSend),
    await post(sendPage(id), page),
    await post(`/newsletters/${id}/plan`, { ...page, ...when }),
    await post(sendPage(id), {}),
  ];
  for (const { status, html } of answers) {
    expect(status).toBe(409);
    expect(html).toContain('editor has saved this newsletter since you opened it');
    expect(html).toContain('HALF OF A NEW TEXT');
  }
  expect(await sendingOf(id)).toBeUndefined();
  expect(await rowsOf('select from newsletter.planned')).toEqual([]);

  const again = (await get(linkToSend(answers[2]?.html ?? ''))).html;
  for (const typed of Object.values(when)) expect(again).toContain(`value="${typed}"`);
  expect((await post(sendPage(id), hiddenFields(again))).location).toContain('said=sent');
});

test('a save that began before the press is waited for, and noticed', async () => {
  const id = await draft();
  const page = await opened(id);
  const service = await contentService();
  const changed = { collection: 'newsletters', id, data: { title: 'Later words' }, draft: true } as const;
  let pressed: ReturnType<typeof post> | undefined;
  await inServiceTransaction(service, async (req) => {
    await service.update({ ...changed, user: colleague, ...asStaff, req });
    pressed = post(sendPage(id), page);
    await Promise.race([pressed, new Promise((resolve) => setTimeout(resolve, 1500))]);
  });
  expect((await pressed)?.status).toBe(409);
  expect(await sendingOf(id)).toBeUndefined();
});

test('a sending that breaks off leaves a draft, and begins together with the entry of who sent it', async () => {
  const id = await draft();
  const page = await opened(id);
  await rowsOf(`
    create function refuse_entry() returns trigger language plpgsql as
      $$ begin if new.kind = 'newsletter-sent' then raise exception 'killed'; end if; return new; end $$`);
  await rowsOf(`create trigger refuse_entry before insert on staff.audit_log
    for each row execute function refuse_entry()`);
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await post(sendPage(id), page)).status).toBe(500);
  await rowsOf('drop function refuse_entry cascade');
  expect(await sendingOf(id)).toBeUndefined();
  expect(await rowsOf(`select from newsletters where id = $1 and _status = 'published'`, [id])).toEqual([]);
  expect((await post(sendPage(id), page)).location).toContain('said=sent');
  const [entry] = await readAudit({ filter: { group: 'mail' }, limit: 1 });
  expect(entry).toMatchObject({ kind: 'newsletter-sent', about: `newsletter ${id}`, who: 'Meera Iyer' });
});

test('one that was published and mailed to no one can still be sent and scheduled', async () => {
  const publish = async () => {
    const id = await draft();
    const data = { _status: 'published', sentAt: new Date().toISOString() } as const;
    const service = await contentService();
    await service.update({ collection: 'newsletters', id, data, overrideAccess: true, depth: 0 });
    return id;
  };
  const [now, later] = [await publish(), await publish()];
  const toSend = linkToSend((await get(`/newsletters/${now}`)).html);
  expect((await post(sendPage(now), hiddenFields((await get(toSend)).html))).location).toContain('said=sent');
  const when = { day: '2199-01-02', time: '11:30' };
  const planned = await post(`/newsletters/${later}/plan`, { ...(await opened(later)), ...when });
  expect(planned.location).toContain('said=planned');
});

test('a day that a colleague has set is not replaced, and not sent before, without being seen', async () => {
  const id = await draft();
  const old = await opened(id);
  const ravi = { ...meera, name: 'Ravi Rao' };
  const plan = (fields: Record<string, string>, staff = meera) =>
    post(`/newsletters/${id}/plan`, fields, staff);
  const monday = { day: '2199-01-07', time: '10:00' };
  const thursday = { day: '2199-01-10', time: '16:45' };
  expect((await plan({ ...old, ...monday }, ravi)).location).toContain('said=planned');
  const planned = () => rowsOf<{ who: string; send_at: Date }>('select who, send_at from newsletter.planned');
  const before = await planned();
  const refused = await plan({ ...old, ...thursday });
  for (const { status, html } of [refused, await post(sendPage(id), old)])
    expect([status, html]).toEqual([
      409,
      expect.stringContaining(
        'Ravi Rao has scheduled it for 7 January 2199, 10 am since you opened this page.',
      ),
    ]);
  for (const typed of Object.values(thursday)) expect(refused.html).toContain(`value="${typed}"`);
  expect(await planned()).toEqual(before);

  const seen = hiddenFields(refused.html);
  expect((await plan({ ...seen, ...thursday })).location).toContain('said=planned');
  expect(await planned()).toMatchObject([{ who: 'Meera Iyer' }]);
  const then = await opened(id);
  await post(`/newsletters/${id}/unplan`, {});
  const gone = await plan({ ...then, ...monday });
  expect([gone.status, gone.html]).toEqual([409, expect.stringContaining('taken it off the schedule')]);
  expect(await planned()).toEqual([]);
});

test('of two who schedule it in the same moment, one is told of the other', async () => {
  const id = await draft();
  const page = await opened(id);
  const times = [7, 8, 9].map((day) => ({ ...page, day: `2199-01-0${day}`, time: '10:00' }));
  const answers = await Promise.all(times.map((fields) => post(`/newsletters/${id}/plan`, fields)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
});
