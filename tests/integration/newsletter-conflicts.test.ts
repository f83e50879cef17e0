import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
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

test('of a save and a press in the same moment, the press sends the text that was seen or nothing', async () => {
  const id = await draft();
  const page = await opened(id);
  const [{ status }] = await Promise.all([post(sendPage(id), page), rewrite(id, 'Later words')]);
  const sent = await rowsOf<{ title: string }>(
    `select content #>> '{en,title}' as title from newsletter.sendings where issue_id = $1`,
    [id],
  );
  expect([status, sent]).toEqual(status === 303 ? [303, [{ title: 'Three dates' }]] : [409, []]);
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
