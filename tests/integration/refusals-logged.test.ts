import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ CAPTCHA: 'altcha', RATE_LIMITS: 'on' });

import { withDatabase } from '../support/database.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

/** People who look after the site see that captcha, origin and limits are tried, and of what kind the tries are. */
withDatabase();

type Line = { level: string; event: string } & Record<string, unknown>;

async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await work();
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as Line);
    return lines.filter(({ level }) => level === 'info');
  } finally {
    written.mockRestore();
  }
}

test('a failed captcha, a foreign page and a limit that is reached are lines in the log, without whose they were', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry({ g_recaptcha_response: 'made up' });
  const lines = await linesOf(async () => {
    expect((await post('save_lead_data', form)).status).toBe(403);
    expect((await post('save_lead_data', form, { origin: 'https://elsewhere.example' })).status).toBe(403);
    for (let asked = 0; asked < 7; asked += 1)
      await post('check_pos_phone_details', { phone: String(form.phone) });
  });
  expect(lines.map(({ level, event }) => [level, event])).toEqual([
    ['info', 'form refused'],
    ['info', 'sender refused'],
    ['info', 'limit reached'],
  ]);
  expect(lines).toMatchObject([
    { code: 'captcha' },
    { why: 'foreign-origin' },
    { limit: 'checks-per-person' },
  ]);
  const text = JSON.stringify(lines);
  for (const personal of [form.name, form.phone, 'elsewhere.example'])
    expect(text).not.toContain(String(personal));
});
