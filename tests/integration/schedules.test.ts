import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { changesOf } from '#content/collections/changes/changes.ts';
import { enqueueDue } from '#content/collections/schedule/due-schedules.job.ts';
import { runSchedule } from '#content/collections/schedule/run-schedule.ts';
import { readPlanned, readScheduled } from '#content/collections/schedule/scheduled.ts';
import { contentService } from '#content/read/content-service.ts';
import { notifyMissed } from '#desk/publishing/notify-missed.ts';
import { readTranslation } from '#desk/translations/read-translations.ts';
import { saveTranslation } from '#desk/translations/save-translation.ts';
import { asStaff, readPageByPath, staffMember, withSeed } from '../support/content-service.ts';
import { rowsOf } from '../support/database.ts';

/** A day that an editor sets is kept: automatically, once, and with a reason given where it cannot be. */
withSeed();

type Editor = Awaited<ReturnType<typeof staffMember>>;
type Data = Record<string, unknown>;
let editor: Editor;
beforeAll(async () => {
  editor = await staffMember('editor');
});

const minutes = (count: number) => new Date(Math.ceil(Date.now() / 60_000 + count) * 60_000);
const idAt = async (path: string) => (await readPageByPath(path))?.id ?? 0;

async function save(id: number, data: Data, draft = true): Promise<void> {
  const service = await contentService();
  await service.update({ collection: 'pages', id, data, draft, user: editor, ...asStaff });
}

async function newestOf(id: number): Promise<Data> {
  const service = await contentService();
  return {
    ...(await service.findByID({ collection: 'pages', id, draft: true, depth: 0, overrideAccess: true })),
  };
}

const doneTo = async (id: number) =>
  (await changesOf('pages', id)).map(({ does, who }) => `${does} by ${who}`).reverse();

test('a draft goes live when its moment has come, not before, and once though two instances find it', async () => {
  const id = await idAt('/cruise');
  const at = minutes(5);
  await save(id, { lead: 'A sentence for Monday.', publishAt: at.toISOString() });
  expect(await readScheduled(new Date(at.getTime() - 1))).toEqual([]);
  const [due] = await readScheduled(at);
  if (!due) throw new Error('Nothing is due.');
  expect(due).toMatchObject({ collection: 'pages', id, does: 'publish', moment: at });
  expect((await readPageByPath('/cruise'))?.lead).not.toBe('A sentence for Monday.');

  expect(await Promise.all([runSchedule(due), runSchedule(due), runSchedule(due)])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect((await readPageByPath('/cruise'))?.lead).toBe('A sentence for Monday.');
  expect((await newestOf(id)).publishAt).toBeNull();
  expect(await readScheduled(minutes(60))).toEqual([]);
  expect(await doneTo(id)).toEqual([
    'drafted by editor',
    'scheduled by editor',
    'published-on-time by editor',
  ]);
});

test('a due schedule is one job, however often and from wherever it is looked for', async () => {
  const id = await idAt('/surety-bond');
  const at = minutes(5);
  await save(id, { publishAt: at.toISOString() });
  const found = await Promise.all([enqueueDue(at), enqueueDue(at), enqueueDue(at)]);
  expect(found.reduce((sum, count) => sum + count)).toBe(1);
  expect(await rowsOf(`select data ->> 'id' as id from pgboss.job where name = 'due-schedules'`)).toEqual([
    { id: String(id) },
  ]);
  await save(id, { publishAt: null });
  expect(await doneTo(id)).toContain('unscheduled by editor');
});

test('a run that breaks off in the middle leaves nothing, and is done the next time', async () => {
  const id = await idAt('/vintage-cars');
  const at = minutes(5);
  await save(id, { lead: 'Once, whatever breaks.', publishAt: at.toISOString() });
  const [due] = await readScheduled(at);
  if (!due) throw new Error('Nothing is due.');
  const service = await contentService();
  const broken = vi.spyOn(service.db, 'commitTransaction').mockRejectedValueOnce(new Error('Gone.'));
  await expect(runSchedule(due)).rejects.toThrow('Gone.');
  broken.mockRestore();
  expect((await readPageByPath('/vintage-cars'))?.lead).not.toBe('Once, whatever breaks.');
  await runSchedule(due);
  expect((await readPageByPath('/vintage-cars'))?.lead).toBe('Once, whatever breaks.');
  expect((await doneTo(id)).filter((line) => line.startsWith('published-on-time'))).toHaveLength(1);
});

test('an error of ours is tried again, and at the last attempt the record and the person who set the day say so', async () => {
  const id = await idAt('/surety-bond');
  const at = minutes(5);
  await save(id, { publishAt: at.toISOString() });
  const [due] = await readScheduled(at);
  if (!due) throw new Error('Nothing is due.');
  const hooks = (await contentService()).collections.pages.config.hooks.beforeChange;
  hooks.push(({ data }) => {
    if (data._status === 'published') throw new Error('Broken.');
  });
  onTestFinished(() => void hooks.pop());
  await expect(runSchedule(due)).rejects.toThrow('Broken.');
  const missed = await runSchedule(due, { isLast: true });
  expect([missed?.reason, missed?.by.who]).toEqual([expect.stringContaining('administrator'), 'editor']);
  expect(await readScheduled(minutes(60))).toEqual([]);
  expect((await doneTo(id)).at(-1)).toBe('not-published by editor');
});

test('a draft that was saved again after it was found is judged by what it says now', async () => {
  const id = await idAt('/ivf');
  const at = minutes(5);
  await save(id, { publishAt: at.toISOString() });
  const [due] = await readScheduled(at);
  await save(id, { publishAt: null });
  if (!due) throw new Error('Nothing is due.');
  await runSchedule(due);
  expect(await doneTo(id)).not.toContain('published-on-time by editor');
});

test('a copy of a scheduled draft is not scheduled, and the draft still is', async () => {
  const id = await idAt('/cruise');
  const [at, end] = [minutes(60), minutes(120)];
  await save(id, { publishAt: at.toISOString(), unpublishAt: end.toISOString() });
  const service = await contentService();
  const options = { collection: 'pages', id, draft: true, user: editor, ...asStaff } as const;
  const copy = await service.duplicate({ ...options, data: { _status: 'draft' } });
  expect(await newestOf(copy.id)).toMatchObject({ publishAt: null, unpublishAt: null });
  expect(await readScheduled(end)).toMatchObject([
    { id, does: 'publish' },
    { id, does: 'unpublish' },
  ]);
  await save(id, { publishAt: null, unpublishAt: null });
});

test('a first and a last day are each shown with the colleague who set it', async () => {
  const id = await idAt('/glossary');
  await save(id, { publishAt: minutes(5).toISOString() });
  const colleague = await staffMember('administrator');
  const data = { unpublishAt: minutes(9).toISOString() };
  const service = await contentService();
  await service.update({ collection: 'pages', id, data, draft: true, user: colleague, ...asStaff });
  const planned = (await readPlanned()).map(({ does, who }) => `${does} by ${who}`);
  expect(planned).toEqual(['publish by editor', 'unpublish by administrator']);
  await save(id, { publishAt: null, unpublishAt: null });
});

test('a published page is taken off on its day and stays as a draft', async () => {
  const id = await idAt('/career');
  const at = minutes(5);
  // Set in a draft, which lacks what publishing asks for: off it goes all the same.
  await save(id, { lead: null, unpublishAt: at.toISOString() });
  const [due] = await readScheduled(at);
  if (!due) throw new Error('Nothing is due.');
  expect(await runSchedule(due)).toBeUndefined();
  expect(await readPageByPath('/career')).toBeUndefined();
  expect(await newestOf(id)).toMatchObject({ _status: 'draft', unpublishAt: null });
  expect((await doneTo(id)).at(-1)).toBe('unpublished-on-time by editor');
});

test('a record that cannot go live stays a draft; the person who set the day reads why, on the record and in a mail', async () => {
  const id = await idAt('/about-us');
  const lead = (await readPageByPath('/about-us'))?.lead;
  const at = minutes(5);
  await save(id, { lead: '', publishAt: at.toISOString() });
  const [due] = await readScheduled(at);
  const missed = due && (await runSchedule(due));
  if (!missed) throw new Error('It went live.');
  expect(missed.reason).toContain('Lead: This field is required.');
  expect((await readPageByPath('/about-us'))?.lead).toBe(lead);
  expect(await readScheduled(minutes(60))).toEqual([]);
  const [last] = await changesOf('pages', id);
  expect(last).toMatchObject({ does: 'not-published', who: 'editor', moment: at });
  await notifyMissed(missed);
  const [mail] = await rowsOf<{ data: Data; to: string }>(
    'select * from mail.outgoing order by id desc limit 1',
  );
  expect(JSON.stringify(mail)).toContain(`/admin/collections/pages/${id}`);
  expect(JSON.stringify(mail)).toContain('editor@broker.example');
});

/** Hindi for so many of a page's texts, as a translator saves it side by side. */
async function translate(id: number, count = Number.POSITIVE_INFINITY): Promise<void> {
  const { pairs = [] } = (await readTranslation('hi', 'pages', id)) ?? {};
  const targets = new Map(
    pairs.slice(0, count).map(({ text, maxLength }) => [text, `हि ${text}`.slice(0, maxLength)]),
  );
  const staff = { ...editor, sessionId: '' };
  expect(
    await saveTranslation({ slug: 'pages', id, language: 'hi', choose: () => targets, staff }),
  ).toBeUndefined();
}

async function hindiOf(id: number, draft: boolean): Promise<string | undefined> {
  const service = await contentService();
  const asked = { collection: 'pages', id, locale: 'hi', draft, fallbackLocale: false, depth: 0 } as const;
  return (await service.findByID({ ...asked, overrideAccess: true })).heading ?? undefined;
}

test.each([
  ['with a Hindi that is half done goes live in English alone', '/contact-us', 3, undefined],
  ['with a Hindi that is whole goes live in both', '/claims', undefined, /^हि /],
])('a draft %s', async (_what, path, count, live) => {
  const id = await idAt(path);
  const at = minutes(5);
  await save(id, { lead: 'For Monday.', publishAt: at.toISOString() });
  await translate(id, count);
  const [due] = await readScheduled(at);
  if (!due) throw new Error('Nothing is due.');
  expect(await runSchedule(due)).toBeUndefined();
  expect((await readPageByPath(path))?.lead).toBe('For Monday.');
  const hindi = await hindiOf(id, false);
  if (live) expect(hindi).toMatch(live);
  else expect(hindi).toBeUndefined();
  expect(await hindiOf(id, true)).toMatch(/^हि /);
  expect(await readScheduled(minutes(60))).toEqual([]);
});

test.each([
  ['a day that is over', { publishAt: minutes(-5).toISOString() }, true, /in the past/],
  ['an end that is over', { unpublishAt: minutes(-5).toISOString() }, true, /in the past/],
  [
    'an end before the beginning',
    { publishAt: minutes(9).toISOString(), unpublishAt: minutes(5).toISOString() },
    true,
    /before it goes live/,
  ],
  [
    'pressing Publish on what is to go live later',
    { publishAt: minutes(9).toISOString() },
    false,
    /Save Draft/,
  ],
])('%s is refused in words', async (_what, data, draft, words) => {
  const id = await idAt('/blog');
  await expect(save(id, { ...data, ...(draft ? {} : { _status: 'published' }) }, draft)).rejects.toThrow(
    words,
  );
});
