import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RISK_PARTNER_SECRET: 'open-sesame' });

import { definitions } from '#tools/definitions.ts';
import { resultEndpoints } from '#tools/journey/result-endpoints.ts';
import { findResult } from '#tools/store/results.ts';
import { tools } from '#tools/tools.ts';
import { withSeed } from '../support/content-service.ts';
import { countOf, rowsOf } from '../support/database.ts';
import { sampleAnswers } from '../support/sample-answers.ts';
import { type Answer, get, newVisitor, origin } from '../support/visitor.ts';

withSeed();

type Sections = { key: string; title: string; questions: Record<string, unknown>[] }[];
const partnerPage = `${origin}/riopen-sesame/check`;

const every = tools.map((tool) => [tool.questionnaire.key, tool] as const);
const [, anyTool] = every[0] ?? [];
if (!anyTool) throw new Error('There is no tool.');
const anyName = resultEndpoints[anyTool.questionnaire.key];
/** The address in an answer that was given. */
function resultIn(body: Answer['body']): { id: string; url: string } {
  const { result } = (body.data ?? {}) as { result?: { id: string; url: string } };
  return result ?? { id: '', url: '' };
}

const good = () => ({ version: 1, answers: sampleAnswers(anyTool.questionnaire) });

test.each(every)('the answers to %s make a result, which is kept with their version', async (key, tool) => {
  const { post } = await newVisitor();
  const answers = sampleAnswers(tool.questionnaire);
  const { status, headers, body } = await post(resultEndpoints[key], { version: 1, answers });
  expect([status, body.status_code]).toEqual([200, 1]);
  expect(headers.get('cache-control')).toBe('no-store');
  const { id, url } = resultIn(body);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(url).toMatch(new RegExp(`^/[^?]+/result/${id}$`));
  expect(body.data?.version).toBe(1);
  expect(await findResult(id)).toMatchObject({
    questionnaire: key,
    version: 1,
    locale: 'en',
    answers,
    isPartner: false,
  });
});

test.each([
  ['/api/health_fields_list', 'health-cover'],
  ['/api/janampatri_quostions', 'personal-risk'],
  ['/api/corp_janampatri_first_quostions', 'corporate-risk'],
  ['/api/corp_janampatri_quostions?type=industrial', 'corporate-risk'],
  ['/api/corp_janampatri_quostions?type=service', 'corporate-risk'],
  ['/api/corp_janampatri_quostions?type=retail', 'corporate-risk'],
])('%s hands out questions', async (path, key) => {
  const { status, body } = await get(path);
  expect([status, body.status_code]).toEqual([200, 1]);
  expect(body.data).toMatchObject({ key, version: 1 });
  const { sections = [] } = (body.data ?? {}) as { sections?: Sections };
  const questions = sections.flatMap((section) => {
    expect(section).toEqual({
      key: expect.any(String),
      title: expect.any(String),
      questions: expect.any(Array),
    });
    return section.questions;
  });
  expect(questions.length).toBeGreaterThan(5);
  const known =
    definitions.find(({ questionnaire }) => questionnaire.key === key)?.questionnaire.fields ?? {};
  for (const question of questions) {
    expect(known).toHaveProperty(String(question.key));
    expect(question).toMatchObject({
      label: expect.stringMatching(/\S/),
      type: expect.stringMatching(/^(choice|choices|number|amount|city|text)$/),
      optional: expect.any(Boolean),
      why: expect.stringMatching(/\S/),
    });
  }
});

test('a set of questions is asked for by its type', async () => {
  for (const query of ['', '?type=', '?type=farm', '?type=constructor']) {
    const { status, body } = await get(`/api/corp_janampatri_quostions${query}`);
    expect([status, body.status_code, Object.keys(body.errors ?? {})]).toEqual([422, 0, ['type']]);
  }
});

test('the first set’s answers, those of the set and the type are one', async () => {
  const tool = tools.find(({ questionnaire }) => questionnaire.key === 'corporate-risk');
  if (!tool) return;
  const { type, sector_retail, people, ...answers } = sampleAnswers(tool.questionnaire, { type: 'retail' });
  const first = { sector_retail, people };
  const { post } = await newVisitor();
  const { status, body } = await post('create_corp_janampatri', { version: 1, type, first, answers });
  expect(status).toBe(200);
  const { id } = resultIn(body);
  expect((await findResult(id))?.answers).toEqual({ type, ...first, ...answers });
});

test('a version that never was is a conflict that names the present one', async () => {
  const { post } = await newVisitor();
  const { status, body } = await post(anyName, { ...good(), version: 4711 });
  expect([status, body.status_code, body.data]).toEqual([409, 0, { version: 1 }]);
});

test.each([
  ['no version', { version: undefined }, 'version'],
  ['a version that is no number', { version: '1' }, 'version'],
  ['a version below the first', { version: 0 }, 'version'],
  ['a version that no column holds', { version: 2 ** 31 }, 'version'],
  ['no answers', { answers: undefined }, 'answers'],
  ['answers that are a list', { answers: ['yes'] }, 'answers'],
  ['a first set that is text', { first: 'yes' }, 'answers'],
])('%s is refused by its field, and nothing is kept', async (_what, changes, field) => {
  const before = await countOf('tools.results');
  const { post } = await newVisitor();
  const { status, body } = await post(anyName, { ...good(), ...changes });
  expect([status, body.status_code, Object.keys(body.errors ?? {})]).toEqual([422, 0, [field]]);
  expect(body.status_description).toBe(body.errors?.[field]);
  expect(await countOf('tools.results')).toBe(before);
});

test.each(every)('%s: each answer is judged by itself, and nothing is kept', async (key, tool) => {
  const before = await countOf('tools.results');
  const { post } = await newVisitor();
  const names = Object.keys(sampleAnswers(tool.questionnaire));
  for (const wrong of [
    { no: 'text' },
    12,
    'no such answer',
    'x'.repeat(2000),
    ['__proto__'],
    'constructor',
  ]) {
    const [first = ''] = names;
    const answers = { ...sampleAnswers(tool.questionnaire), [first]: wrong };
    const { status, body } = await post(resultEndpoints[key], { version: 1, answers });
    expect([status, body.status_code], JSON.stringify(wrong)).toEqual([422, 0]);
    expect(body.errors).toHaveProperty(first);
  }
  expect(await countOf('tools.results')).toBe(before);
});

test('unknown questions are ignored, and answers to what was not asked are not kept', async () => {
  const { post } = await newVisitor();
  const { answers } = good();
  const { body } = await post(anyName, {
    version: 1,
    answers: { ...answers, name: 'Asha', phone: '9800000001' },
  });
  const { id } = resultIn(body);
  expect((await findResult(id))?.answers).toEqual(answers);
});

test.each([
  ['partner: true from a page of the partners', true, partnerPage, true],
  ['partner: true from a public page', true, `${origin}/corporate-risk-janampatri/check`, false],
  ['partner: true with a wrong secret', true, `${origin}/riopen-sesam/check`, false],
  ['partner: true from nowhere', true, '', false],
  ['nothing said, from a page of the partners', undefined, partnerPage, false],
  ['a word for it', 'true', partnerPage, false],
])('%s', async (_what, partner, referer, isPartner) => {
  const { post } = await newVisitor();
  const { status, body } = await post(anyName, { ...good(), partner }, { referer });
  expect(status).toBe(200);
  const { id } = resultIn(body);
  expect((await findResult(id))?.isPartner).toBe(isPartner);
  const [row] = await rowsOf('select r::text as row from tools.results r where id = $1', [id]);
  expect(row?.row).not.toContain('sesame');
});

test('a page that was reached is counted, and nothing else of it is kept', async () => {
  const { post } = await newVisitor();
  const { key, sections } = anyTool.questionnaire;
  const page = sections[0]?.pages[0]?.[0];
  const reached = { questionnaire: key, version: 1, page };
  for (const each of [reached, reached, { ...reached, page: 'check' }]) {
    expect((await post('tool_progress', each)).status).toBe(200);
  }
  const counts = await rowsOf(
    'select page, times from tools.reached where questionnaire = $1 order by times',
    [key],
  );
  expect(counts).toEqual([
    { page: 'check', times: 1 },
    { page, times: 2 },
  ]);
});

test.each([
  [{ questionnaire: 'palm-reading' }, 'questionnaire'],
  [{ page: 'no-such-page' }, 'page'],
  [{ page: ['check'] }, 'page'],
  [{ version: 99 }, 'version'],
  [{ version: null }, 'version'],
])('a visit to no page of a questionnaire is not counted: %o', async (changes, field) => {
  const { post } = await newVisitor();
  const before = await rowsOf('select * from tools.reached');
  const reached = { questionnaire: anyTool.questionnaire.key, version: 1, page: 'check', ...changes };
  const { status, body } = await post('tool_progress', reached);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect(await rowsOf('select * from tools.reached')).toEqual(before);
});

test('a megabyte is refused before it is looked at', async () => {
  const { post } = await newVisitor();
  const { status } = await post(anyName, { ...good(), more: 'x'.repeat(1_000_000) });
  expect(status).toBe(413);
});
