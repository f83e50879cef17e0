import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on', RISK_PARTNER_SECRET: 'open-sesame', TRUSTED_PROXIES: '127.0.0.1' });

import { AttachedResultField } from '#panel/views/attached-result.field.tsx';
import { methodOf } from '#tools/formulas/methods.ts';
import * as reports from '#tools/report/report-pdf.ts';
import { keepReport } from '#tools/store/reports.ts';
import { deleteResult, findResult } from '#tools/store/results.ts';
import { presentVersion } from '#tools/store/versions.ts';
import { withSeed } from '../support/content-service.ts';
import { countOf, rowsOf } from '../support/database.ts';
import {
  answers,
  base,
  drawn,
  get,
  headline,
  opened,
  routes,
  sampleResult,
  send,
  withToolResults,
} from '../support/tool-result-pages.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

withSeed();
withToolResults();

test('a result is rendered from its answers, and never cached, indexed or sent as a referrer', async () => {
  const id = await sampleResult();
  const answer = await get(`${base}/result/${id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await answer.text();
  expect(html).toContain(`<h1>${headline}</h1>`);
  expect(html).toContain(`${base}/result/${id}/report.pdf`);
  expect(html).toContain('It can be opened until');
  expect(html).toContain('href="/how-we-calculate/corporate-risk/1"');
  expect(html).not.toContain('Made on a partner’s page');
  // The page's own address, with which a call is also stored, is the start of the tool.
  expect(drawn.at(-1)?.path).toBe(base);
});

test('the way to a call names the result and the form of the tool’s page', async () => {
  const id = await sampleResult();
  const { html } = await opened(`${base}/result/${id}`);
  const [, query = ''] = /href="\/call-back\?([^"]*)" data-call-back="corporate"/.exec(html) ?? [];
  expect(Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&')))).toEqual({
    from: base,
    variant: 'corporate',
    result: id,
  });
});

test.each(['no-such-result', 'AAAAAAAAAAAAAAAAAAAAAA', '%00', '..%2f..%2fetc'])(
  '%s is no result: a kind page with the way to begin again',
  async (id) => {
    const answer = await get(`${base}/result/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await answer.text();
    expect(html).toContain('This result is no longer here');
    expect(html).toContain(`href="${base}"`);
  },
);

test('a result whose days are over is gone', async () => {
  const id = await sampleResult();
  await rowsOf(`update tools.results set created_at = now() - interval '31 days' where id = $1`, [id]);
  expect((await get(`${base}/result/${id}`)).status).toBe(404);
});

test('a result is shown below its own tool only', async () => {
  const id = await sampleResult();
  expect((await get(`/risk-janampatri/result/${id}`)).status).toBe(404);
  expect((await get(`/riopen-sesame/result/${id}`)).status).toBe(404);
});

test('a partner’s result says so, below both pages, and never shows the secret', async () => {
  const id = await sampleResult(true);
  for (const place of [base, '/riopen-sesame']) {
    const { html } = await opened(`${place}/result/${id}`);
    expect(html, place).toContain('Made on a partner’s page');
    const [, query = ''] = /href="\/call-back\?([^"]*)"/.exec(html) ?? [];
    expect(query).not.toContain('sesame');
  }
  expect(drawn.at(-1)?.path).toBe('/ri{secret}');
});

test('the document is a PDF of the same finding', async () => {
  const id = await sampleResult();
  const answer = await get(`${base}/result/${id}/report.pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^inline; filename="corporate-risk-janampatri-\d{4}-\d\d-\d\d\.pdf"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.byteLength).toBeLessThan(300 * 1024);
});

test('a report is typeset once, however many ask for it, and again when something on it has changed', async () => {
  const id = await sampleResult();
  const typesetting = vi.spyOn(reports, 'typeset');
  const report = async () => Buffer.from(await (await get(`${base}/result/${id}/report.pdf`)).arrayBuffer());
  const together = await Promise.all([report(), report(), report()]);
  const later = await report();
  expect(typesetting).toHaveBeenCalledTimes(1);
  for (const pdf of [...together, later]) expect(pdf.equals(together[0] ?? Buffer.alloc(0))).toBe(true);
  expect(later.subarray(0, 5).toString()).toBe('%PDF-');

  await rowsOf(`update tools.reports set digest = 'of another disclaimer' where result_id = $1`, [id]);
  await report();
  expect(typesetting).toHaveBeenCalledTimes(2);
  expect(await countOf(`tools.reports where result_id = '${id}'`)).toBe(1);
  typesetting.mockRestore();
});

test('a kept report goes with its result, and none is kept for a result that is gone', async () => {
  const id = await sampleResult();
  const kept = () => countOf(`tools.reports where result_id = '${id}'`);
  await get(`${base}/result/${id}/report.pdf`);
  expect(await kept()).toBe(1);
  await deleteResult(id);
  expect(await kept()).toBe(0);
  await keepReport({ id, locale: 'en', digest: 'x' }, Buffer.from('%PDF-'));
  expect(await kept()).toBe(0);
  await rowsOf('delete from tools.finished');
});

test('a hundred and twenty reports an hour from one address', async () => {
  const id = await sampleResult();
  await get(`${base}/result/${id}/report.pdf`);
  await rowsOf(`update limits.attempts set points = 120 where key like 'reports-per-address:%'`);
  const answer = await get(`${base}/result/${id}/report.pdf`);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await answer.text()).toContain('Many documents have been opened');
  expect((await get(`${base}/result/${id}`)).status).toBe(200);
  await rowsOf(`delete from limits.attempts where key like 'reports-per-address:%'`);
});

test('anyone with its address can delete it, and no one else', async () => {
  const id = await sampleResult();
  const page = await opened(`${base}/result/${id}`);
  const strangers = [
    await send(page, 'forget', {}, { cookie: '' }),
    await send(page, 'forget', {}, { origin: 'https://evil.test' }),
    await send(page, 'forget', {}, { 'sec-fetch-site': 'cross-site' }),
    await send(page, 'forget', { csrfToken: '1.x' }),
  ];
  for (const answer of strangers) expect(answer.status).toBe(403);
  expect(await findResult(id)).toBeDefined();

  const answer = await send(page, 'forget');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Your answers have been deleted');
  expect(await findResult(id)).toBeUndefined();
  expect((await get(`${base}/result/${id}`)).status).toBe(404);
  // The staff's figures count it, and that is all that is left.
  const [counted] = await rowsOf(`select sum(times)::int as times from tools.finished`);
  expect(counted).toEqual({ times: 1 });
});

test('sixty results an hour from one address', async () => {
  const { post } = await newVisitor();
  const from = { 'x-forwarded-for': '203.0.113.60' };
  const body = { version: 1, answers: { nothing: 'here' } };
  for (let attempt = 0; attempt < 60; attempt++) {
    expect((await post('create_corp_janampatri', body, from)).status).toBe(422);
  }
  expect((await post('create_corp_janampatri', body, from)).status).toBe(429);
});

test('the caller reads the result and the answers with the enquiry', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry({ result: await sampleResult(), consent_result: 'on' });
  const { body } = await post('save_lead_data', form);
  const [enquiry = { id: 0 }] = await rowsOf<{ id: number }>(
    'select id from call_from_experts where reference = $1',
    [body.data?.reference],
  );
  const html = renderToStaticMarkup(await AttachedResultField({ data: enquiry }));
  const { content } = await presentVersion('corporate-risk');
  if (!content.en) throw new Error('There are no words.');
  const told = methodOf('corporate-risk')?.findingsOf({ answers, content: content.en, locale: 'en' }) ?? [];
  expect(told.length).toBeGreaterThanOrEqual(12);
  for (const { label, said } of told) {
    expect(html).toContain(escaped(label));
    expect(html).toContain(escaped(said));
  }
  const [first] = content.en.questions;
  expect(html).toContain(escaped(first?.short || first?.label || ''));
  expect(html).toMatch(/version 1, shown with their consent of \d{4}-\d\d-\d\d/);

  const other = await post('save_lead_data', sampleEnquiry());
  const [without = { id: 0 }] = await rowsOf<{ id: number }>(
    'select id from call_from_experts where reference = $1',
    [other.body.data?.reference],
  );
  expect(await AttachedResultField({ data: without })).toBeNull();
});

function escaped(text: string): string {
  return renderToStaticMarkup(text);
}

test('whatever else is sent there is refused', async () => {
  const id = await sampleResult();
  for (const method of ['PUT', 'DELETE', 'POST']) {
    const answer = await routes.request(`${origin}${base}/result/${id}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  for (const sent of ['send', 'forget']) {
    const answer = await get(`${base}/result/${id}/${sent}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${base}/result/${id}`]);
  }
  const page = await opened(`${base}/result/${id}`);
  const json = { 'content-type': 'application/json' };
  expect((await send(page, 'send', {}, json)).status).toBe(400);
});
