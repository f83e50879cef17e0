import { expect, test } from 'vitest';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

setEnvironment({ CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });
withDatabase();

const answers = { age: 'qqzvage', conditions: 'qqzvheart' };
let results = 0;

/** A result as a tool keeps it. @returns its id */
async function sampleResult(): Promise<string> {
  results += 1;
  const id = `result-${String(results).padStart(15, '0')}`;
  await rowsOf(
    `insert into tools.versions (questionnaire, number, digest, content) values ('health-cover', 1, '', '{}')
     on conflict do nothing`,
  );
  await rowsOf(
    `insert into tools.results (id, questionnaire, version, locale, answers, band, is_partner)
     values ($1, 'health-cover', 1, 'en', $2, '', false)`,
    [id, JSON.stringify(answers)],
  );
  return id;
}

async function attachedTo(reference: unknown) {
  return rowsOf(
    `select questionnaire, version, attached.locale, attached.answers, consent_version
     from tools.attached_results attached join call_from_experts enquiry on enquiry.id = enquiry_id
     where reference = $1`,
    [reference],
  );
}

async function save(changes: Record<string, unknown>, endpoint = 'save_lead_data', form = sampleEnquiry) {
  const { post } = await newVisitor();
  const { status, body } = await post(endpoint, form(changes));
  expect(status).toBe(200);
  return body.data?.reference;
}

test('with a tick of its own a result is kept beside the enquiry, with the words that were agreed to', async () => {
  const reference = await save({ result: await sampleResult(), consent_result: 'on' });
  const stored = { questionnaire: 'health-cover', version: 1, locale: 'en', answers };
  expect(await attachedTo(reference)).toEqual([
    { ...stored, consent_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

test.each([{ consent_result: undefined }, { consent_result: false }, { consent_result: 'yes, all of it' }])(
  'without it nothing of the result is kept: %o',
  async (tick) => {
    const result = await sampleResult();
    const reference = await save({ result, ...tick });
    expect(await attachedTo(reference)).toEqual([]);
    const [record] = await rowsOf('select r::text as row from call_from_experts r where reference = $1', [
      reference,
    ]);
    expect(record?.row).not.toMatch(new RegExp(`qqzv|${result}`));
  },
);

test('neither mail nor hand-over holds anything of it', async () => {
  const result = await sampleResult();
  const reference = await save({ result, consent_result: true });
  const sent = await rowsOf('select d::text as row from deliveries d where reference = $1', [reference]);
  expect(sent).toHaveLength(2);
  for (const { row } of sent) expect(row).not.toMatch(new RegExp(`qqzv|${result}`));
});

test.each(['no-such-result', '', '../../etc', 12, ['x'], { id: 1 }])(
  'an invalid result does not prevent asking for a call: %o',
  async (result) => {
    expect(await attachedTo(await save({ result, consent_result: true }))).toEqual([]);
  },
);

test('an agent’s registration takes none along', async () => {
  const before = await countOf('tools.attached_results');
  await save({ result: await sampleResult(), consent_result: true }, 'save_pos_data', sampleAgent);
  expect(await countOf('tools.attached_results')).toBe(before);
});

test('it is deleted with the enquiry, and stays when the visitor’s own copy is forgotten', async () => {
  const result = await sampleResult();
  const reference = await save({ result, consent_result: true });
  await rowsOf('delete from tools.results where id = $1', [result]);
  expect(await attachedTo(reference)).toHaveLength(1);
  const before = await countOf('tools.attached_results');
  await rowsOf('delete from call_from_experts where reference = $1', [reference]);
  expect(await countOf('tools.attached_results')).toBe(before - 1);
});
