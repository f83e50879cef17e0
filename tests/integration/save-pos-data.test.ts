import { expect, test } from 'vitest';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, sampleAgent } from '../support/visitor.ts';

setEnvironment();
withDatabase();

const endpoint = 'save_pos_data';
const stored = ['posp_agent_forms', 'call_from_experts', 'consents', 'deliveries', 'pgboss.job'];

test('an agent is registered with consents and a mail', async () => {
  const { post } = await newVisitor();
  const form = sampleAgent({ concern: undefined, email: 'Ravi.K@Example.com' });
  const { status, body } = await post(endpoint, form);
  expect([status, body.status_code]).toEqual([200, 1]);
  const reference = body.data?.reference;
  const [agent] = await rowsOf('select * from posp_agent_forms where reference = $1', [reference]);
  expect(agent).toMatchObject({
    phone: form.phone,
    email: 'ravi.k@example.com',
    concern: 'POSP',
    variant: 'posp',
    referrer_url: '/posp-agent',
    channel: 'dialog',
  });
  const consents = await rowsOf('select agent_id, enquiry_id from consents where reference = $1', [
    reference,
  ]);
  expect(consents).toEqual(Array.from({ length: 4 }, () => ({ agent_id: agent?.id, enquiry_id: null })));
  const deliveries = await rowsOf('select agent_id, subject, body from deliveries where reference = $1', [
    reference,
  ]);
  expect(deliveries).toMatchObject([{ agent_id: agent?.id, subject: 'get a call back' }]);
  expect(deliveries[0]?.body).toContain('A new POSP agent registration.');
});

test('the e-mail is required, and only the purpose POSP is taken', async () => {
  const { post } = await newVisitor();
  const { status, body } = await post(endpoint, sampleAgent({ email: '', concern: 'Cruise Insurance' }));
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    email: 'Please fill required fields',
    concern: 'Please choose one of the options given.',
  });
});

test.each([
  ['phone', (first: Record<string, unknown>) => ({ phone: first.phone })],
  ['e-mail', (first: Record<string, unknown>) => ({ email: String(first.email).toUpperCase() })],
])(
  'an agent registered by %s learns so and where to ask for a call, and nothing is recorded',
  async (_by, same) => {
    const { post } = await newVisitor();
    const first = sampleAgent();
    await post(endpoint, first);
    const counts = () => Promise.all(stored.map(countOf));
    const before = await counts();

    const key = { 'idempotency-key': `again-${_by}` };
    const again = sampleAgent({ city: 'Ziro', ...same(first) });
    for (const { status, body } of [await post(endpoint, again, key), await post(endpoint, again, key)]) {
      expect(status).toBe(409);
      expect(body).toEqual({
        status_code: 0,
        status_description:
          'We already have your registration. If you would like a call about it, ask for one here.',
        errors: {},
        data: { reason: 'known-agent' },
      });
    }
    expect(await counts()).toEqual(before);
  },
);

test('the same agent from two tabs at once is one agent, and all are answered', async () => {
  const { post } = await newVisitor();
  const form = sampleAgent();
  const agents = await countOf('posp_agent_forms');
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(endpoint, form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await countOf('posp_agent_forms')).toBe(agents + 1);
});
