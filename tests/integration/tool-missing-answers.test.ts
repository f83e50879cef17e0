import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

// Hundreds of results are asked for here, more than one address may have in an hour.
setEnvironment({ RATE_LIMITS: 'off' });

import { preferNot } from '#forms/form.ts';
import { definitionOf } from '#tools/definitions.ts';
import { answersLeadingTo } from '#tools/engine/testing/walk.ts';
import { resultEndpoints } from '#tools/journey/result-endpoints.ts';
import { findResult } from '#tools/store/results.ts';
import { withSeed } from '../support/content-service.ts';
import { sampleAnswers } from '../support/sample-answers.ts';
import { type Answer, get, newVisitor } from '../support/visitor.ts';

withSeed();

type Question = { key: string; type: string; optional: boolean };
type Sections = { questions: Question[] }[];

const questionSets = [
  ['health_fields_list', 'health-cover', {}],
  ['janampatri_quostions', 'personal-risk', {}],
  ['corp_janampatri_first_quostions', 'corporate-risk', { type: 'industrial' }],
  ['corp_janampatri_quostions?type=industrial', 'corporate-risk', { type: 'industrial' }],
  ['corp_janampatri_quostions?type=service', 'corporate-risk', { type: 'service' }],
  ['corp_janampatri_quostions?type=retail', 'corporate-risk', { type: 'retail' }],
] as const;

test.each(questionSets)(
  'answers that %s calls optional may be absent, and others are refused by name',
  async (path, key, given) => {
    const { questionnaire } = definitionOf(key);
    const { post } = await newVisitor();
    const send = (answers: object) => post(resultEndpoints[key], { version: 1, answers });
    const questions = await questionsAt(path);
    expect(questions.length).toBeGreaterThan(5);
    for (const { key: name, optional } of questions) {
      const answers = sampleAnswers(questionnaire, { ...given, ...answersLeadingTo(questionnaire, name) });
      expect(answers, name).toHaveProperty(name);
      const { [name]: _absent, ...others } = answers;
      const absent = await send(others);
      if (optional) {
        const declined = await send({ ...others, [name]: preferNot });
        expect([absent.status, declined.status], name).toEqual([200, 200]);
        expect(await whatCameOf(absent), name).toEqual(await whatCameOf(declined));
      } else {
        expect([absent.status, Object.keys(absent.body.errors ?? {})], name).toEqual([422, [name]]);
      }
    }
  },
);

test.each(questionSets)(
  'everything that %s calls optional may be absent at once',
  async (path, key, given) => {
    const { questionnaire } = definitionOf(key);
    const { post } = await newVisitor();
    const send = (answers: object) => post(resultEndpoints[key], { version: 1, answers });
    const optional = (await questionsAt(path)).filter((question) => question.optional);
    const names = optional.map((question) => question.key);
    const answers = sampleAnswers(questionnaire, given);
    const needed = Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));
    const declined = Object.fromEntries(names.map((name) => [name, preferNot]));
    const absent = await send(needed);
    expect(absent.status).toBe(200);
    expect(await whatCameOf(absent)).toEqual(await whatCameOf(await send({ ...needed, ...declined })));
    const empty = Object.fromEntries(
      optional.map(({ key: name, type }) => [name, type === 'choices' ? [] : null]),
    );
    expect(await whatCameOf(absent)).toEqual(await whatCameOf(await send({ ...needed, ...empty })));
  },
);

async function questionsAt(path: string): Promise<Question[]> {
  const { body } = await get(`/api/${path}`);
  const { sections = [] } = (body.data ?? {}) as { sections?: Sections };
  return sections.flatMap((section) => section.questions);
}

/** The answer without the result's address, and the answers that were kept. */
async function whatCameOf({ body }: Answer): Promise<unknown> {
  const { result, ...data } = body.data as { result: { id: string } };
  return { data, kept: (await findResult(result.id))?.answers };
}
