import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ LANGUAGES: 'en,hi' });

import { contentService } from '#content/read/content-service.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { toolFiguresRoutes as routes } from '#desk/screens/tools/tools.routes.tsx';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { contentOf, parameterOf } from '#tools/engine/content-of.ts';
import { methodOf } from '#tools/formulas/methods.ts';
import { saveResult } from '#tools/store/results.ts';
import { clearVersionCache, freezePublishedVersions, presentVersion } from '#tools/store/versions.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { formIn } from '../support/form-in.ts';

/** Figures of a tool on the desk: from a draft over its preview to a version, and back. */
withDatabase();
withContentService();
const tool = '/tools/health-cover';

let editor: Staff;
let colleague: Staff;
beforeAll(async () => {
  const [{ id, email }, { id: other }] = [await staffMember('editor'), await staffMember('administrator')];
  editor = { id, email, name: 'editor', role: 'editor', sessionId: '' };
  colleague = { ...editor, id: other, name: 'administrator', role: 'administrator' };
  const files = readSeedFiles();
  const collections = files.collections.filter(({ collection }) => collection.slug === 'questionnaires');
  await loadSeed(await contentService(), { ...files, globals: [], collections });
  await freezePublishedVersions();
});

const page = async (path = tool) => (await deskAs(editor, { routes, path })).html;
const send = (fields: Record<string, string>, { staff = editor, path = tool } = {}) =>
  deskAs(staff, { routes, path, fields });
const plain = (html: string) => html.replace(/\u00a0/g, ' ');

/** What visitors get. */
async function live(key: string, language: 'en' | 'hi' = 'en') {
  clearVersionCache();
  const version = await presentVersion('health-cover');
  return { number: version.number, ...parameterOf(contentOf(version, language).parameters, key) };
}

async function drafted(key: string, locale: 'en' | 'hi' = 'en') {
  const service = await contentService();
  const where = { key: { equals: 'health-cover' } };
  const { docs } = await service.find({ collection: 'questionnaires', where, draft: true, depth: 0, locale });
  return docs[0]?.parameters?.find((row) => row.key === key);
}

test('the figures are a table with unit, day and source', async () => {
  const fields = formIn(await page());
  expect(fields).toMatchObject({
    'start-metro.value': '10,00,000',
    'further-adult.value': '30',
    'growth-likely.value': '9.9',
    'start-metro.asOf': '2025-11-04',
  });
  expect(fields['metros.value']).toMatch(/^Ahmedabad, .*Bengaluru/);
  expect(fields['start-metro.source@hi']).toMatch(/[\u0900-\u097f]/);
  expect(await page('/tools')).toContain('href="/desk/tools/health-cover"');
});

test.each([
  ['start-metro.value', 'ten lakh', 'Enter whole rupees, up to 1,00,000 crore.'],
  ['start-metro.value', '-1', 'Enter whole rupees'],
  ['further-adult.value', '130', 'Enter a percentage from 0 to 100.'],
  ['age-36-45.value', '1,15,0.5', 'Enter a number from 0 to 100.'],
  ['icu-days.value', '7.5', 'Enter a whole number'],
  ['metros.value', ' ', 'Enter at least one name'],
  ['start-metro.asOf', '2026-02-30', 'Enter the date of the figure.'],
  ['start-metro.asOf', '2199-01-01', 'This day is in the future.'],
  ['start-metro.source', '', 'Say where the figure comes from.'],
  ['start-metro.sourceAddress', 'a book', 'it begins with https://'],
])('%s: “%s” is refused at its field, and kept', async (name, value, said) => {
  const { status, html } = await send({ ...formIn(await page()), [name]: value });
  expect([status, html]).toEqual([422, expect.stringContaining(said)]);
  expect(html).toContain(`href="#field-${name}"`);
  expect(formIn(html)[name]).toBe(value.trim());
});

test('a draft is previewed beside today’s figures, published as a version, and brought back', async () => {
  const first = await live('start-metro');
  const changes = {
    'start-metro.value': '₹ 20,00,000',
    'start-metro.source': 'Our claims of 2026',
    'start-metro.source@hi': '2026 के हमारे दावे',
    'further-adult.value': '35',
  };
  const saved = await send({ ...formIn(await page()), ...changes });
  expect([saved.status, saved.location]).toEqual([303, `/desk${tool}?said=saved`]);
  expect(await drafted('start-metro')).toMatchObject({ value: 2_000_000, source: 'Our claims of 2026' });
  expect(await drafted('start-metro', 'hi')).toMatchObject({ source: '2026 के हमारे दावे', value: 2_000_000 });
  expect((await drafted('further-adult'))?.value).toBe(0.35);
  expect((await live('start-metro')).value).toBe(first.value);
  expect(plain(await page())).toContain('Published: ₹ 10,00,000');

  const preview = plain(await page(`${tool}/preview`));
  expect(preview).toMatch(/<h1>\d of the 10 results differ<\/h1>/);
  expect(preview).toMatch(/<del>₹ 10,00,000<\/del>.*<ins>₹ 20,00,000<\/ins>/);
  const [now, then] = [`${tool}/preview/single-metro?with=live`, `${tool}/preview/single-metro`];
  const headlines = await Promise.all(
    [now, then].map(async (path) => /<h1>(.*?)<\/h1>/.exec(await page(path))?.[1]),
  );
  expect(headlines[0]).not.toBe(headlines[1]);

  const own = `${tool}/preview/own`;
  expect(await page(`${own}?as=single-metro`)).toContain('value="Bengaluru, Karnataka"');
  const answers = methodOf('health-cover')?.examples.find(({ key }) => key === 'single-metro')?.answers;
  expect((await send({ ...answers }, { path: own })).html).toContain(`<h1>${headlines[1]}</h1>`);
  const asNow = await send({ ...answers, with: 'live' }, { path: own });
  expect(asNow.html).toContain(`<h1>${headlines[0]}</h1>`);
  const unanswered = await send({ ...answers, city: '' }, { path: own });
  expect([unanswered.status, unanswered.html]).toEqual([422, expect.stringContaining('question-city-error')]);

  const publish = { base: formIn(preview).base ?? '', 'what-en': 'Metros begin at 20 lakh.' };
  const path = `${tool}/preview`;
  const half = await send(publish, { path });
  expect([half.status, half.html]).toEqual([422, expect.stringContaining('Metros begin at 20 lakh.')]);
  const whole = { ...publish, 'what-hi': 'महानगर 20 लाख से शुरू होते हैं।' };
  expect((await send(whole, { path })).location).toBe(`/desk${tool}?said=published`);
  expect(await live('start-metro')).toMatchObject({ number: first.number + 1, value: 2_000_000 });
  expect(await live('start-metro', 'hi')).toMatchObject({ source: '2026 के हमारे दावे' });
  // A page that is still open publishes nothing a second time.
  expect((await send(whole, { path })).status).toBe(409);
  // Nor does one that tries the draft take the published figures for it.
  for (const gone of [own, then]) {
    const location = (await deskAs(editor, { routes, path: gone })).location ?? '';
    expect(location, gone).toBe(`/desk${tool}?said=no-draft`);
    expect(await page(location.replace('/desk', ''))).toContain('There is no draft to try');
  }
  const late = (await send({ ...answers }, { path: own })).html;
  expect(late).toMatch(/With the published figures: /);
  expect(late).toContain(`<h1>${headlines[1]}</h1>`);

  const back = { base: formIn(await page()).base ?? '', version: String(first.number) };
  expect((await send(back, { path: `${tool}/back` })).location).toBe(`/desk${tool}?said=back`);
  expect(await drafted('start-metro')).toMatchObject({ value: 1_000_000, source: first.source });
  expect((await live('start-metro')).value).toBe(2_000_000);
});

test('a draft that the tool could not run is saved, and not published', async () => {
  const changes = { 'age-61-up.value': '1.2' };
  expect((await send({ ...formIn(await page()), ...changes })).status).toBe(303);
  const preview = await page(`${tool}/preview`);
  expect(preview).toContain('This draft cannot be published yet');
  expect(preview).toContain(`href="/desk${tool}#age-61-up"`);
  expect(preview).not.toContain('Publish as version');
  const fields = { base: formIn(await page()).base ?? '', 'what-en': 'x', 'what-hi': 'x' };
  const { status, html } = await send(fields, { path: `${tool}/preview` });
  expect([status, html]).toEqual([
    422,
    expect.stringContaining('None of these parameters may be lower than the one before it'),
  ]);
});

test('a colleague’s draft in between is kept, and nothing typed is lost', async () => {
  const opened = formIn(await page());
  const theirs = { ...opened, 'child.value': '12', 'tobacco.value': '1.1' };
  expect((await send(theirs, { staff: colleague })).status).toBe(303);
  const mine = { ...opened, 'child.value': '15', 'room-suite.value': '1.3' };
  const { status, html } = await send(mine);
  expect(status).toBe(409);
  expect(html).toContain('administrator has saved another draft since you opened this page.');
  expect(html).toContain('Saved in the meantime: <b>12%</b>');
  const again = formIn(html);
  expect(again).toMatchObject({ 'child.value': '15', 'tobacco.value': '1.1', 'room-suite.value': '1.3' });
  expect((await drafted('child'))?.value).toBe(0.12);
  expect((await send(again)).status).toBe(303);
  expect([(await drafted('child'))?.value, (await drafted('tobacco'))?.value]).toEqual([0.15, 1.1]);
});

test('a tool that is not there, and one without figures', async () => {
  expect((await deskAs(editor, { routes, path: '/tools/nothing' })).status).toBe(404);
  expect((await deskAs(editor, { routes, path: `${tool}/preview/nobody` })).status).toBe(404);
});

test('the answers that visitors gave are shown to staff who may read cases, and editors get the counts', async () => {
  const questionnaire = 'fertility-survey';
  const { number: version } = await presentVersion(questionnaire);
  const answers = { looked: 'ivf' };
  await saveResult({ questionnaire, version, locale: 'en', answers, band: 'no', isPartner: false });
  const path = `/tools/${questionnaire}/use`;
  const counts = await page(path);
  expect(counts).toMatch(/1 reached a result[\s\S]*What was answered/);
  expect(counts).not.toContain('The newest answers');
  expect(counts).not.toContain('tools-person');
  const whole = (await deskAs(colleague, { routes, path })).html;
  expect(whole).toMatch(/The newest answers[\s\S]*tools-person/);
});

test('a value that is changed in the panel loses its sign-off, unless a name comes with it', async () => {
  const service = await contentService();
  const where = { key: { equals: 'health-cover' } };
  const change = async (changed: { value?: number; signedOffBy?: string }) => {
    const { docs } = await service.find({ collection: 'questionnaires', where, draft: true, depth: 0 });
    const [{ id, parameters } = { id: 0, parameters: [] }] = docs;
    const rows = (parameters ?? []).map((row) => (row.key === 'icu-days' ? { ...row, ...changed } : row));
    const data = { parameters: rows, _status: 'draft' as const };
    await service.update({
      collection: 'questionnaires',
      id,
      data,
      draft: true,
      overrideAccess: true,
      depth: 0,
    });
    return (await drafted('icu-days'))?.signedOffBy ?? '';
  };
  expect(await change({ signedOffBy: 'Principal officer' })).toBe('Principal officer');
  expect(await change({})).toBe('Principal officer');
  expect(await change({ value: 8 })).toBe('');
  expect(await change({ signedOffBy: 'Principal officer' })).toBe('Principal officer');
  expect(await change({ value: 9, signedOffBy: 'Asha' })).toBe('Asha');
});
