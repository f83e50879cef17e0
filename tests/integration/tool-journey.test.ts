import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RISK_PARTNER_SECRET: 'open-sesame', RATE_LIMITS: 'on' });

import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { definitionOf } from '#tools/definitions.ts';
import { reachableAnswers } from '#tools/engine/path.ts';
import { readDraft } from '#tools/store/drafts.ts';
import { findResult } from '#tools/store/results.ts';
import { toolRoutes } from '#tools/tool-routes.ts';
import { toolOf } from '#tools/tools.ts';
import { IslandContext } from '#ui/island/island.tsx';
import { withSeed } from '../support/content-service.ts';
import { countOf, rowsOf } from '../support/database.ts';
import { sampleAnswers } from '../support/sample-answers.ts';
import { scriptlessBrowser } from '../support/scriptless-browser.ts';
import { walks } from '../support/tool-walks.ts';
import { origin } from '../support/visitor.ts';

withSeed();

const islands = { 'tool-journey': ['/a.js'], 'load-answers': ['/c.js'], 'chart-so-far': ['/b.js'] };
const respond: RespondPlainPage = async ({ title, body, status = 200 }) => {
  const html = renderToStaticMarkup(createElement(IslandContext, { value: islands }, body));
  return new Response(`<title>${title}</title>${html}`, { status, headers: { 'content-type': 'text/html' } });
};
const routes = toolRoutes(respond);
const tool = toolOf('personal-risk');
if (!tool) throw new Error('There is no such tool.');
const { questionnaire } = tool;
const base = '/risk-janampatri';
const answers = sampleAnswers(questionnaire);
const [first = '', second = ''] = questionnaire.sections.flatMap(({ pages }) =>
  pages.map(([key = '']) => key),
);

const newBrowser = () => scriptlessBrowser(routes, base);
const locationOf = (response: Response) => response.headers.get('location') ?? '';
const question = (name: string) => `${base}/questions/${name}`;

test('the questions begin with the first, and take along what the address has chosen', async () => {
  const response = await newBrowser().open(`${base}/questions?a=1`);
  expect([response.status, locationOf(response)]).toEqual([302, `${question(first)}?a=1`]);
});

test('an answer in the address leads past its question, and is kept with the next one', async () => {
  const browser = newBrowser();
  const led = locationOf(await browser.open(`${base}/questions?household=couple`));
  expect(led).toBe(`${question('eldest')}?household=couple`);
  const html = await (await browser.open(led)).text();
  expect(html).toContain(`action="${led}"`);
  const sent = await browser.send(led, answers);
  expect([sent.status, locationOf(sent)]).toEqual([303, question('earns')]);
  const first = await (await browser.open(question('household'))).text();
  expect(first).toMatch(/checked="" value="couple"|value="couple"[^>]* checked=""/);
});

test.each(walks)(
  'without a script answers are sent page by page, and give the result: $who',
  async (walk) => {
    const { base } = walk.place('open-sesame');
    const browser = newBrowser();
    let at = locationOf(await browser.open(`${base}/questions`));
    for (const { key } of walk.pages) {
      expect(at).toBe(`${base}/questions/${key}`);
      // A browser sends what is on the page: every answer is offered, and those of this page are taken.
      const sent = await browser.send(at, walk.answers);
      expect(sent.status, await sent.clone().text()).toBe(303);
      at = locationOf(sent);
    }
    expect(at).toBe(`${base}/check`);
    const list = await (await browser.open(at)).text();
    expect(list).toContain('See the result');
    const made = await browser.send(at, {});
    expect(made.status).toBe(303);
    const [, path, id = ''] = /^(.*)\/result\/([\w-]{22})$/.exec(locationOf(made)) ?? [];
    expect(path).toBe(base);
    expect(await findResult(id)).toMatchObject({
      questionnaire: walk.tool,
      answers: reachableAnswers(definitionOf(walk.tool).questionnaire, walk.answers),
      isPartner: walk.isPartner,
    });
  },
);

test('the draft is known by a cookie that no script reads and no other page gets', async () => {
  const browser = newBrowser();
  const sent = await browser.send(question(first), answers);
  const draft = sent.headers.getSetCookie().find((cookie) => cookie.startsWith('draft-personal-risk=')) ?? '';
  for (const part of ['HttpOnly', 'SameSite=Lax', `Path=${base}`, 'Max-Age=86400']) {
    expect(draft).toContain(part);
  }
  const again = await (await browser.open(question(first))).text();
  expect(again).toContain('checked=""');
});

test('a page that is sent unanswered shows what is missing, and nothing is kept', async () => {
  const before = await countOf('tools.drafts');
  const sent = await newBrowser().send(question(first), {});
  const html = await sent.text();
  expect(sent.status).toBe(422);
  expect(html).toContain('<title>Error: ');
  expect(html).toContain('There is a problem');
  expect(await countOf('tools.drafts')).toBe(before);
});

describe('a refusal keeps what was answered, and stores nothing', () => {
  const value = answers[first] ?? '';
  test.each([
    ['a foreign origin', {}, { origin: 'https://evil.example' }],
    ['another visitor’s token', { csrfToken: '1.x' }, {}],
  ])('%s', async (_name, fields, headers) => {
    const before = await countOf('tools.drafts');
    const sent = await newBrowser().send(question(first), { [first]: value, ...fields }, {
      headers,
    } as object);
    expect(sent.status).toBe(403);
    expect(await sent.text()).toMatch(
      new RegExp(`value="${value}"[^>]*checked=""|checked=""[^>]*value="${value}"`),
    );
    expect(await countOf('tools.drafts')).toBe(before);
  });

  test('more than a form may have', async () => {
    const sent = await newBrowser().send(question(first), { [first]: 'x'.repeat(70_000) });
    expect(sent.status).toBe(413);
  });
});

test('a page that does not apply leads to where it goes on; one that there is not, to what is not found', async () => {
  const browser = newBrowser();
  await browser.send(question(first), answers);
  const hidden = questionnaire.sections
    .flatMap(({ pages }) => pages)
    .find(([name = '']) => name !== first && !(name in answers))?.[0];
  const away = await browser.open(question(hidden ?? ''));
  expect([hidden !== undefined, away.status, locationOf(away)]).toEqual([true, 302, question(second)]);
  const unknown = await browser.open(question('no-such-question'));
  expect([unknown.status, locationOf(unknown)]).toEqual([302, '/404']);
});

test('without answers there is no result: the list leads to the first that is open', async () => {
  const made = await newBrowser().send(`${base}/check`, {});
  expect([made.status, locationOf(made)]).toEqual([303, `${question(first)}?then=check`]);
});

test('a page that was skipped is not taken as declined', async () => {
  const made = await newBrowser().send('/survey/check', {});
  expect([made.status, locationOf(made)]).toEqual([303, '/survey/questions/looked-for?then=check']);
});

describe('answers as a file', () => {
  let saved = '';
  beforeAll(async () => {
    const browser = newBrowser();
    await browser.send(question(first), answers);
    const file = await browser.open(`${base}/saved/answers.json`);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="personal-risk-');
    saved = await file.text();
  });

  test('are what was answered so far', () => {
    expect(JSON.parse(saved)).toMatchObject({
      questionnaire: 'personal-risk',
      answers: { [first]: answers[first] },
    });
  });

  test('go on in another browser, which shows what has changed', async () => {
    const browser = newBrowser();
    const file = { ...JSON.parse(saved), version: 99 };
    const loaded = await browser.sendFile(
      JSON.stringify({ ...file, answers: { ...file.answers, 'no-such-question': 'cat' } }),
    );
    const html = await loaded.text();
    expect(loaded.status).toBe(200);
    expect(html).toContain('Your answers have been loaded');
    expect(html).toContain('<li>no-such-question</li>');
    expect(html).toContain(`href="${question(second)}"`);
    expect(await (await browser.open(question(first))).text()).toContain('checked=""');
  });

  test.each(['', '{"answers":{}}', 'null'])('that are none are refused: %j', async (text) => {
    const browser = newBrowser();
    const refused = await browser.sendFile(text);
    expect(refused.status).toBe(422);
    expect(browser.cookies.has('draft-personal-risk')).toBe(false);
  });
});

test('forgetting deletes the draft and its cookie', async () => {
  const browser = newBrowser();
  await browser.send(question(first), answers);
  const id = browser.cookies.get('draft-personal-risk') ?? '';
  const drafts = () => rowsOf(`select id from tools.drafts where id = '${id}'`);
  expect(await drafts()).toHaveLength(1);
  const forgotten = await browser.send(question(first), {}, { action: `${base}/saved/forget` });
  expect([forgotten.status, locationOf(forgotten)]).toEqual([303, base]);
  expect(browser.cookies.has('draft-personal-risk')).toBe(false);
  expect(await drafts()).toEqual([]);
});

test('a draft whose time is over takes no answers any more: another one does', async () => {
  const browser = newBrowser();
  await browser.send(question(first), answers);
  const id = () => browser.cookies.get('draft-personal-risk') ?? '';
  const former = id();
  await rowsOf(`update tools.drafts set created_at = now() - interval '25 hours'`);
  await browser.send(question(first), answers);
  expect(id()).not.toBe(former);
  expect(await readDraft(id(), questionnaire.key)).toMatchObject({ [first]: answers[first] });
});

test('an address that has sent as many pages as one may gets its page again, with what was chosen', async () => {
  const browser = newBrowser();
  await browser.send(question(first), answers);
  await rowsOf(`update limits.attempts set points = 1001 where key like 'drafts-per-address%'`);
  const refused = await browser.send(question(first), answers);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(await refused.text()).toMatch(/checked=""/);
  await rowsOf('delete from limits.attempts');
  expect((await browser.send(question(first), answers)).status).toBe(303);
});

test('questions below a page without a tool are left to the next handler, and so is the word in the secret’s place', async () => {
  const house = new Hono().route('/', routes).all('*', (c) => c.text('next'));
  for (const path of ['/cruise/questions', '/ri%7Bsecret%7D/questions/type', '/ri{secret}/check'])
    expect(await (await house.request(origin + path)).text(), path).toBe('next');
  expect(await (await house.request(`${origin}${base}/questions/${first}`)).text()).not.toBe('next');
});
