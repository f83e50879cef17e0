import { describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ CAPTCHA: 'altcha' });

import { allEndpoints } from '#main/all-endpoints.ts';
import { tools } from '#tools/tools.ts';
import { withSeed } from '../support/content-service.ts';
import { sampleAnswers } from '../support/sample-answers.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { solvedChallenge } from '../support/solved-challenge.ts';
import {
  type Answer,
  answerOf,
  api,
  get,
  newVisitor,
  origin,
  sampleAgent,
  sampleEnquiry,
} from '../support/visitor.ts';

/**
 * Every endpoint, driven once with what is right and once with what is not: its path, its shape and its refusals are
 * what others have built on. Refusals common to them all (405, 413, 400, 403) are in `endpoints.test.ts`.
 */
withSeed();

type Body = Record<string, unknown>;
type Line = {
  /** Something that is taken; each call is of someone who has not written before. */
  good: () => Body | Promise<Body>;
  /** A change to it that is refused, and the field that is named. */
  bad: [changes: Body, field: string];
  /** Fields of `data` in a success. */
  data: string[];
  /** A check says no with 200; a captcha is asked for by what saves or writes to someone. */
  kind: 'check' | 'plain' | 'captcha';
};

const check = (field: string, good: string, wrong: string): Line => ({
  good: () => ({ [field]: good }),
  bad: [{ [field]: wrong }, field],
  data: [],
  kind: 'check',
});

const person = () => {
  const { name, phone } = sampleEnquiry();
  return { name, phone, email: `p${phone}@example.com`, referrer_url: `${origin}/contact-us`, consent: true };
};

const save = (good: Line['good'], bad: Line['bad']): Line => ({
  good,
  bad,
  data: ['reference'],
  kind: 'captcha',
});

function toolOf(key: string) {
  const tool = tools.find(({ questionnaire }) => questionnaire.key === key);
  if (!tool) throw new Error(`There is no tool ${key}.`);
  return tool;
}

const answersTo = (key: string) => ({ version: 1, answers: sampleAnswers(toolOf(key).questionnaire) });

const result = (key: string, data: string[]): Line => ({
  good: () => answersTo(key),
  bad: [{ version: 'one' }, 'version'],
  data: ['result', 'version', ...data],
  kind: 'plain',
});

const resultMail = (endpoint: string, key: string): Line => ({
  good: async () => {
    const { post } = await newVisitor();
    const { body } = await post(endpoint, answersTo(key));
    const { id } = (body.data?.result ?? { id: '' }) as { id: string };
    return { result: id, email: `${id.toLowerCase().replace(/\W/g, '')}@example.com`, consent: true };
  },
  bad: [{ email: 'asha@' }, 'email'],
  data: ['reference'],
  kind: 'captcha',
});

const houses = ['houses', 'open', 'thin', 'covered'];

const posts: Record<string, Line> = {
  phone_validation: check('phone', '9820012345', '98200'),
  email_validation: check('email', 'asha@example.insurance', 'asha@'),
  check_pos_phone_details: check('phone', '9820012346', '0000000000'),
  check_pos_email_details: check('email', 'new.agent@example.com', 'new.agent'),
  check_sme_phone_details: check('phone', '9820012347', '1234567890'),
  check_sme_email_details: check('email', 'new.shop@example.com', ''),
  save_lead_data: save(() => sampleEnquiry(), [{ city: '' }, 'city']),
  save_pos_data: save(() => sampleAgent(), [{ email: '' }, 'email']),
  save_sme_data: save(
    () => ({
      ...person(),
      ...{ company_name: 'Rao & Sons', city: 'Pune', sector: 'Manufacturing' },
      ...{ people: '40', covers: ['fire-and-burglary', 'group-medical-cover'], renewal_month: 'March' },
    }),
    [{ covers: ['fire-and-burglary', 'dragons'] }, 'covers'],
  ),
  contactus: save(
    () => ({ ...person(), topic: 'A claim', message: 'Where do I write to?' }),
    [{ topic: 'The weather' }, 'topic'],
  ),
  pi_contact_send_mail: save(
    () => ({ ...person(), city: 'Pune', sub_purpose: 'Health Insurance', message: 'For two.' }),
    [{ consent: false }, 'consent'],
  ),
  save_resume: save(
    async () => ({ ...person(), position: 'Claims adviser', upload: await uploadedResume() }),
    [{ upload: 'made-up' }, 'upload'],
  ),
  page_speed: {
    good: () => ({ kind: 'home', device: 'wide', lcp: 8 }),
    bad: [{ lcp: 99 }, 'lcp'],
    data: [],
    kind: 'plain',
  },
  health_calculator: result('health-cover', ['low', 'likely', 'high', 'base', 'top_up', 'steps', 'notes']),
  create_janampatri: result('personal-risk', houses),
  create_corp_janampatri: result('corporate-risk', [...houses, 'top', 'matrix', 'statutory']),
  save_survey: result('fertility-survey', []),
  send_email_health_calculator: resultMail('health_calculator', 'health-cover'),
  send_email_janampatri: resultMail('create_janampatri', 'personal-risk'),
  send_email_corp_janampatri: resultMail('create_corp_janampatri', 'corporate-risk'),
  subscribe_newsletter: {
    good: () => ({ email: person().email, consent_news: true }),
    bad: [{ consent_news: false }, 'consent_news'],
    data: [],
    kind: 'captcha',
  },
  tool_progress: {
    good: () => ({ questionnaire: 'personal-risk', version: 1, page: 'check' }),
    bad: [{ page: 'nowhere' }, 'page'],
    data: [],
    kind: 'plain',
  },
};

/** Those that take no JSON at all; driven below by themselves. */
const multipart = ['upload_resume'];

const gets: Record<string, string> = {
  fetch_token: '',
  captcha_challenge: '',
  health_fields_list: '',
  janampatri_quostions: '',
  corp_janampatri_first_quostions: '',
  corp_janampatri_quostions: '?type=retail',
};

/** Those that take a key: `feed.test.ts`. */
const keyed = ['feed/enquiries'];

/** The specification's section 7, spelling included, and what the decisions add. */
const specified = [
  ...['check_pos_email_details', 'check_pos_phone_details', 'save_pos_data', 'save_lead_data'],
  ...['health_calculator', 'janampatri_quostions', 'create_janampatri', 'send_email_janampatri'],
  ...['corp_janampatri_first_quostions', 'corp_janampatri_quostions', 'create_corp_janampatri'],
  ...['send_email_corp_janampatri', 'health_fields_list', 'check_sme_email_details'],
  ...['check_sme_phone_details', 'save_sme_data', 'contactus', 'pi_contact_send_mail'],
  ...['fetch_token', 'captcha_challenge', 'phone_validation', 'email_validation'],
  ...['upload_resume', 'save_resume', 'subscribe_newsletter'],
];

const named = (method: string) =>
  allEndpoints.flatMap((endpoint) => (endpoint.method === method ? [endpoint.name] : [])).sort();

test('every endpoint has a line here, and every one that is specified is there', () => {
  expect([...Object.keys(posts), ...multipart].sort()).toEqual(named('POST'));
  expect([...Object.keys(gets), ...keyed].sort()).toEqual(named('GET'));
  expect(allEndpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(specified));
});

test.each(Object.entries(gets))('%s is read, and kept by no cache', async (name, query) => {
  const { status, headers } = await get(`/api/${name}${query}`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
});

describe.each(Object.entries(posts))('%s', (name, { good, bad: [changes, field], data, kind }) => {
  const withProof = async (body: Body) =>
    kind === 'captcha' ? { ...body, g_recaptcha_response: await solvedChallenge() } : body;

  test('takes what is right, and answers as specified', async () => {
    const { post } = await newVisitor();
    const { status, body } = await post(name, await withProof(await good()));
    expect([status, body.status_code, body.errors]).toEqual([200, 1, undefined]);
    expect(body.status_description).toMatch(/\S/);
    expect(Object.keys(body.data ?? {})).toEqual(expect.arrayContaining(data));
  });

  test('names the field of what is wrong', async () => {
    const { post } = await newVisitor();
    const { status, body } = await post(name, await withProof({ ...(await good()), ...changes }));
    expect([status, body.status_code]).toEqual([kind === 'check' ? 200 : 422, 0]);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect(body.status_description).toBe(body.errors?.[field]);
  });

  test.runIf(kind === 'captcha')('asks for the captcha, once nothing else is wrong', async () => {
    const { post } = await newVisitor();
    const body = await good();
    const without = await post(name, body);
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([403, ['g_recaptcha_response']]);
    expect((await post(name, { ...body, ...changes })).status).toBe(422);
  });
});

describe('upload_resume', () => {
  test('takes a file, and answers what the application names it by', async () => {
    expect(await uploadedResume()).toMatch(/\S/);
  });

  test('names the field where the file is none', async () => {
    const { status, body } = await sendResume(Buffer.from('MZ this is a program'));
    expect([status, body.status_code, Object.keys(body.errors ?? {})]).toEqual([422, 0, ['resume']]);
  });
});

async function sendResume(file: Buffer): Promise<Answer> {
  const { headers } = await newVisitor();
  const { 'content-type': _, ...own } = headers;
  const form = new FormData();
  form.set('resume', new File([new Uint8Array(file)], 'cv.pdf'));
  return answerOf(await api.request('/api/upload_resume', { method: 'POST', headers: own, body: form }));
}

async function uploadedResume(): Promise<string> {
  const { body } = await sendResume(samplePdf());
  return String(body.data?.upload ?? '');
}
