import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Hono } from 'hono';
import type { PayloadRequest } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { usualRetention } from '#content/collections/site-settings/retention.field.ts';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });

import { actOnCase } from '#cases/act-on-case.ts';
import { setOwnCallCookie } from '#cases/status/own-call-cookie.ts';
import { withdrawContact } from '#cases/withdraw-contact.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { generalForm } from '#enquiry/definitions/call-back.form.ts';
import { formByKey, keptMonthsOf } from '#enquiry/definitions/find-form.ts';
import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import { FormNoticeView } from '#enquiry/dialog/form-notice.tsx';
import { eligibilityRoutes } from '#enquiry/eligibility/eligibility-routes.ts';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import { replayJournal } from '#enquiry/journal/replay-journal.ts';
import { eligibilityMessages } from '#enquiry/messages/eligibility/messages.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { thanksMessages } from '#enquiry/messages/thanks/messages.ts';
import { callBackRoutes } from '#enquiry/page/call-back-page.ts';
import { registerNames, registerOf } from '#enquiry/registers.ts';
import { receiveUpload } from '#enquiry/uploads/receive-upload.ts';
import { callingDayAfter } from '#forms/calling-times.ts';
import { consentPurposes } from '#forms/consents.ts';
import { ConsentBox } from '#forms/controls/consent-box.tsx';
import { formMessages } from '#forms/messages/messages.ts';
import { renderMail } from '#mail/layout/render-mail.tsx';
import { readMailFacts } from '#mail/read-mail-facts.ts';
import { checkEnvironment } from '#main/doctor/environment.ts';
import { issueMail } from '#newsletter/mails/issue.mail.tsx';
import { confirm } from '#newsletter/subscribers/confirm.ts';
import { handleNewsletterRequest } from '#newsletter/subscribers/handle-request.ts';
import { leave } from '#newsletter/subscribers/unsubscribe.ts';
import { unsubscribeTokenOf } from '#newsletter/subscribers/unsubscribe-token.ts';
import { resumeFileEndpoint } from '#panel/endpoints/resume-file.endpoint.ts';
import { dateInIndia } from '#platform/clock.ts';
import { database, inTransaction } from '#platform/database.ts';
import { setDatabasePrepared } from '#platform/database-presence.ts';
import { env } from '#platform/env.ts';
import { deleteExpired, startRetention, sweepAll } from '#platform/retention.ts';
import { sign } from '#platform/secrets.ts';
import { validMinutes } from '#privacy/access/access-tokens.ts';
import { insertRequest } from '#privacy/requests/insert-request.ts';
import { earningsMessages } from '#site/blocks/earnings/messages/messages.ts';
import { contentSecurityPolicy } from '#site/document/content-security-policy.ts';
import { countWithoutResults, retentionDays } from '#site/search/searches-without-results.ts';
import { fillTokens, tokensOf } from '#site/text/fill-tokens.ts';
import { startVisitCounter } from '#site/visits/visit-counter.ts';
import { visitRetentionMonths } from '#site/visits/visit-retention.ts';
import { setDraftCookie } from '#tools/journey/server/draft-cookie.ts';
import { readDraft } from '#tools/store/drafts.ts';
import { deleteResult, findResult, saveResult } from '#tools/store/results.ts';
import { fertilitySurveyTool } from '#tools/survey/fertility-survey.tool.ts';
import { asStaff, staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { promise, textOf } from '../support/promise.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { api, newVisitor, origin, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

/**
 * The site's promises about data, sentence by sentence, each with the setting or the job behind it. A sentence
 * that is changed is not found here any more, and anyone who changed it reads what it has to be true of.
 */
withDatabase();
withContentService();

const policy = textOf('content/pages/privacy-policy.json');
const requestPage = textOf('content/pages/privacy/request.json');
const career = textOf('content/pages/career.json');
const noticeText = enquiryMessages('en').form.notice;
const notice = `${noticeText.short('7 months')} ${noticeText.more('support@example.com')}`;

type Staff = Awaited<ReturnType<typeof staffMember>>;
let staff: Record<'administrator' | 'adviser' | 'editor', Staff>;
beforeAll(async () => {
  staff = {
    administrator: await staffMember('administrator'),
    adviser: await staffMember('adviser'),
    editor: await staffMember('editor'),
  };
});
afterAll(() => {
  vi.unstubAllGlobals();
});

async function save(form: Record<string, unknown>, endpoint = 'save_lead_data') {
  const { post } = await newVisitor();
  const { body } = await post(endpoint, form);
  return String(body.data?.reference);
}

const consentsOf = (reference: string) =>
  rowsOf<{ id: number; purpose: string; text: string; is_given: boolean; source: string; created_at: Date }>(
    'select * from consents where reference = $1 order by id',
    [reference],
  );

promise(
  'a request for a call for {retentionEnquiries};\n- a POSP application for {retentionAgents};',
  policy,
  async () => {
    const service = await contentService();
    const set = (retention: { enquiriesMonths: number; agentsMonths: number; businessesMonths: number }) =>
      service.updateGlobal({ slug: 'site-settings', data: { retention }, overrideAccess: true, depth: 0 });
    const { retention } = await readSettings();
    await set({ enquiriesMonths: 13, agentsMonths: 1, businessesMonths: 24 });
    const printed = fillTokens(policy, tokensOf(await readSettings(), 'en'));
    await set(retention);
    expect(printed).toContain('a request for a call for 13 months;\n- a POSP application for 1 month;');
    // No period of ours is typed: what is left of figures is the law's.
    expect(policy.match(/\b(\w+) (months?|years?)\b/g)).toEqual(['eighteen months', 'one year']);
  },
);

promise(
  'A program checks every day and deletes what is older, with its mails, its consents and our notes.',
  policy,
  async () => {
    const old = await save(sampleEnquiry());
    const oldAgent = await save(sampleAgent(), 'save_pos_data');
    const young = await save(sampleEnquiry());
    for (const table of ['call_from_experts', 'posp_agent_forms']) {
      await rowsOf(`update ${table} set created_at = now() - interval '25 months' where reference <> $1`, [
        young,
      ]);
    }
    const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [
      old,
    ]);
    const adviser = { ...staff.adviser, isAdministrator: false };
    expect(await actOnCase(id, { kind: 'note', text: `Of ${old}` }, adviser)).toEqual({ done: true });
    expect(await findTraces([old], dataDir)).toContain('public.case_events.text');
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    // As `main` starts it, the queue included.
    const stop = await startRetention(allPersonalData);
    await vi.waitFor(async () => expect(await findTraces([old, oldAgent], dataDir)).toEqual([]), {
      timeout: 20_000,
      interval: 200,
    });
    stop();
    log.mockRestore();
    expect(await findTraces([young], dataDir)).toContain('public.call_from_experts.reference');
  },
);

promise(
  'the form may wait on our server in encrypted form; that copy is deleted once the database has it.',
  policy,
  async () => {
    setDatabasePrepared(false);
    const reference = await save(sampleEnquiry({ name: 'Xqzvwaits', referrer_url: `${origin}/cruise` }));
    setDatabasePrepared(true);
    const folder = `${dataDir}/journal`;
    expect(fs.readdirSync(folder)).toHaveLength(1);
    expect(await findTraces(['Xqzvwaits', reference], dataDir)).toEqual([]);
    await replayJournal();
    expect(fs.readdirSync(folder)).toEqual([]);
    expect(await findTraces([reference], dataDir)).toContain('public.call_from_experts.reference');
  },
);

const sampleResult = {
  questionnaire: 'fertility-survey',
  version: 1,
  locale: 'en',
  answers: { found: 'no' },
  isPartner: false,
  band: 'not-found',
} as const;

promise('the result of a tool, with its answers, for {resultDays}, and a copy', policy, async () => {
  await rowsOf(`insert into tools.versions (questionnaire, number, digest, content)
                values ('fertility-survey', 1, 'x', '{}') on conflict do nothing`);
  const service = await contentService();
  const { resultDays } = await readSettings();
  const set = (days: number) =>
    service.updateGlobal({
      slug: 'site-settings',
      data: { resultDays: days },
      overrideAccess: true,
      depth: 0,
    });
  const [old, young] = [await saveResult(sampleResult), await saveResult(sampleResult)];
  await rowsOf(`update tools.results set created_at = now() - interval '6 days' where id = $1`, [old]);
  expect(await findResult(old)).toBeDefined();
  await set(5);
  expect(await findResult(old)).toBeUndefined();
  await sweepAll(allPersonalData);
  await set(resultDays);
  expect(await rowsOf('select id from tools.results')).toEqual([{ id: young }]);
  expect(await rowsOf('select * from tools.finished')).toEqual([
    { questionnaire: 'fertility-survey', version: 1, band: 'not-found', is_partner: false, times: 1 },
  ]);
  await deleteResult(young);
});

promise('The cookie and the draft are deleted after 24 hours.', policy, async () => {
  const place = { tool: fertilitySurveyTool, base: '/survey', locale: 'en' as const, isPartner: false };
  const app = new Hono().get('/', async (c) => {
    await setDraftCookie(c, place, { found: 'no' });
    return c.text('');
  });
  const cookie = (await app.request('/')).headers.get('set-cookie') ?? '';
  expect(cookie).toContain('Max-Age=86400');
  const id = /=([^;]+)/.exec(cookie)?.[1] ?? '';
  expect(await readDraft(id, 'fertility-survey')).toEqual({ found: 'no' });
  await rowsOf(`update tools.drafts set created_at = now() - interval '25 hours' where id = $1`, [id]);
  expect(await readDraft(id, 'fertility-survey')).toBeUndefined();
  await sweepAll(allPersonalData);
  expect(await rowsOf('select id from tools.drafts')).toEqual([]);
});

promise('We keep it for 7 months, then delete it.', notice, async () => {
  const retention = { ...usualRetention, enquiriesMonths: 18, agentsMonths: 30 };
  expect(keptMonthsOf(formByKey('general'), retention)).toBe(18);
  expect(keptMonthsOf(formByKey('posp'), retention)).toBe(30);
  expect(drawnNotice(30)).toContain('We keep it for 30 months, then delete it.');
});

function drawnNotice(keptMonths: number): string {
  const facts = { supportEmail: 'support@example.com', keptMonths, privacyPath: '/privacy-policy' };
  return renderToStaticMarkup(
    createElement(FormNoticeView, {
      ...facts,
      texts: generalForm.texts('en').notice,
      isStatic: true,
      locale: 'en',
    }),
  );
}

function drawnConsents(): string {
  const facts = {
    today: '2026-11-23',
    hours: { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] },
  };
  const view = {
    form: generalForm,
    words: {},
    idPrefix: 'form',
    values: {},
    errors: {},
    isStatic: true,
    facts,
  };
  return consentPurposes
    .map((purpose) => createElement(ConsentBox, { view: { ...view, locale: 'en' }, purpose }))
    .map((box) => renderToStaticMarkup(box))
    .join('');
}

promise('Each other purpose has its own box, which is never ticked in advance.', policy, () => {
  const html = drawnConsents();
  expect(html.match(/type="checkbox"/g)).toHaveLength(4);
  expect(html).not.toContain('checked');
});

promise('Only the first is needed to send the form.', policy, async () => {
  const { post } = await newVisitor();
  expect((await post('save_lead_data', sampleEnquiry())).status).toBe(200);
  const without = await post('save_lead_data', sampleEnquiry({ consent: false, consent_share: true }));
  expect(without.body.errors).toEqual({ consent: expect.any(String) });
});

promise('With your record we store the wording of each box, the time and the page.', policy, async () => {
  const reference = await save(sampleEnquiry({ referrer_url: `${origin}/cruise`, consent_news: true }));
  const stored = await consentsOf(reference);
  expect(stored.map(({ purpose, text }) => [purpose, text])).toEqual(
    consentPurposes.map((purpose) => [purpose, formMessages('en').consents[purpose].text]),
  );
  expect(stored.map(({ is_given }) => is_given)).toEqual([true, false, true, false]);
  for (const { source, created_at } of stored) {
    expect(source).toContain('/cruise');
    expect(Date.now() - created_at.getTime()).toBeLessThan(60_000);
  }
});

for (const [words, text] of [
  ['If you withdraw, we note when and how', policy],
  ['our staff note in your record when you withdrew your consent.', requestPage],
] as const) {
  promise(words, text, async () => {
    const reference = await save(sampleEnquiry());
    await inTransaction((client) => withdrawContact(client, { reference, by: 'staff' }));
    const [stored] = await rowsOf(
      `select withdrawn_at, withdrawn_source, state from consents where reference = $1 and purpose = 'consent'`,
      [reference],
    );
    const withdrawn = { withdrawn_source: 'staff', state: 'withdrawn' };
    expect(stored).toEqual({ withdrawn_at: expect.any(Date), ...withdrawn });
  });
}

promise('your record is deleted, with its mails, its consents and our notes', requestPage, async () => {
  const reference = await save(sampleEnquiry());
  const service = await contentService();
  const where = { reference: { equals: reference } };
  await service.delete({ collection: 'call-from-experts', where, user: staff.administrator, ...asStaff });
  expect(await findTraces([reference], dataDir)).toEqual([]);
});

promise(
  'an application for work, with its file, for {retentionResumes};\n- a request about your data for {retentionPrivacyRequests}.',
  policy,
  async () => {
    const tables = registerNames.map((name) => `public.${registerOf(name).table}`);
    const gone = [...tables, 'public.privacy_requests'];
    const byAge = allPersonalData.filter(({ stays }) => 'months' in stays).map(({ place }) => place);
    expect(byAge).toEqual(expect.arrayContaining(gone));
    await rowsOf(`insert into privacy_requests (reference, kind, state, via, created_at)
      values ('AA2AA2AA', 'access', 'done', 'email', now() - interval '25 months'),
             ('BB2BB2BB', 'access', 'done', 'email', now() - interval '23 months')`);
    await deleteExpired(allPersonalData);
    expect(await rowsOf('select reference from privacy_requests')).toEqual([{ reference: 'BB2BB2BB' }]);
    await rowsOf('delete from privacy_requests');
  },
);

promise('another cookie keeps that page open for 30 minutes, in that browser only', policy, () => {
  expect(validMinutes.session).toBe(30);
});

promise('a link in an e-mail, valid for an hour and one use', policy, () => {
  // That it opens once: `privacy-requests.test.ts`.
  expect(validMinutes.link).toBe(60);
});

for (const [text, where] of [
  [policy, 'We answer within {privacyAnswerDays}'],
  [requestPage, 'We answer within {privacyAnswerDays}.'],
] as const) {
  promise(where, text, async () => {
    const { privacy } = await readSettings();
    await inTransaction((client) =>
      insertRequest(client, { kind: 'access', state: 'confirmed', via: 'email', locale: 'en' }),
    );
    const [request] = await rowsOf<{ days: number }>(
      `delete from privacy_requests returning round(extract(epoch from due_at - created_at) / 86400)::int as days`,
    );
    expect(request?.days).toBe(privacy.answerDays);
  });
}

promise('a code that leads to you only with our secret key', policy, () => {
  // Under a key that stays with us: the code and a list of addresses are not enough to find anyone.
  expect(sign('privacy-person', 'asha@mail.example')).not.toBe(
    createHash('sha256').update('asha@mail.example').digest('base64url'),
  );
});

promise('The page you were on, the campaign named in its address', policy, async () => {
  const reference = await save(sampleEnquiry({ referrer_url: `${origin}/cruise`, utm_campaign: 'monsoon' }));
  const [row] = await rowsOf('select referrer_url, campaign from call_from_experts where reference = $1', [
    reference,
  ]);
  expect(row).toEqual({ referrer_url: '/cruise', campaign: { utm_campaign: 'monsoon' } });
});

promise('an e-mail address, to e-mail you about that request', policy, async () => {
  const email = 'asha@promised.example';
  const mails = () => rowsOf('select reference from mail.outgoing where recipient = $1', [email]);
  const reference = await save(sampleEnquiry({ email, variant: 'corporate' }));
  await save(sampleEnquiry());
  expect(await mails()).toEqual([{ reference }]);
});

promise('Only staff who work with requests can see it, after logging in.', policy, async () => {
  const service = await contentService();
  for (const collection of ['call-from-experts', 'posp-agent-forms', 'deliveries', 'consents'] as const) {
    const read = (user?: Staff) => service.find({ collection, user, ...asStaff });
    for (const user of [undefined, staff.editor]) await expect(read(user)).rejects.toThrow(/not allowed/i);
    await expect(read(staff.adviser)).resolves.toBeDefined();
  }
});

promise('Nothing that you type into a form is put into a web address', policy, async () => {
  const respond: Parameters<typeof callBackRoutes>[0] = async ({ body, status }) => {
    const html = renderToStaticMarkup(createElement('main', null, body));
    return new Response(html, { status, headers: { 'content-type': 'text/html' } });
  };
  const routes = callBackRoutes(respond, 'en');
  const opened = await routes.request(`${origin}/call-back?from=/cruise&variant=general`);
  const html = await opened.text();
  expect(html).toMatch(/<form[^>]* action="\/call-back" method="post"/);
  const csrfToken = /name="csrfToken" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const form = { ...sampleEnquiry(), consent: 'on', from: '/cruise?name=Asha', csrfToken, website: '' };
  const body = new URLSearchParams({ ...form, moment: signedMoment(Date.now() - 10_000) });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const sent = await routes.request(`${origin}/call-back`, {
    method: 'POST',
    body,
    headers: { origin, cookie },
  });
  expect(sent.headers.get('location')).toMatch(/^\/thank-you\?reference=[A-Z2-9]{8}$/);
  const [record] = await rowsOf('select referrer_url from call_from_experts order by id desc limit 1');
  expect(record).toEqual({ referrer_url: '/cruise' });
});

promise('or into the website’s own logs', policy, async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const form = sampleEnquiry({ name: 'Qqzvlog', city: 'Qqzvcity' });
  const reference = await save(form);
  // No one takes the hand-over, which is logged.
  for (const { id } of await rowsOf<{ id: number }>('select id from deliveries where reference = $1', [
    reference,
  ])) {
    await deliver({ deliveryId: id }).catch(() => undefined);
  }
  const lines = log.mock.calls.join('\n');
  log.mockRestore();
  expect(lines).toContain('delivery will be tried again');
  expect(lines).not.toMatch(/qqzv/i);
  expect(lines).not.toContain(String(form.phone));
});

promise('Data travels encrypted.', policy, () => {
  const findings = checkEnvironment({ ...env(), isLoopback: false, siteUrl: 'http://www.broker.co.in' });
  expect(findings).toContainEqual(
    expect.objectContaining({ level: 'stop', what: expect.stringContaining('unencrypted') }),
  );
});

promise('We keep none of the answers.', eligibilityMessages('en').intro, async () => {
  const respond = async () => new Response('');
  const routes = eligibilityRoutes(respond, 'en');
  const answers = { adult: 'Yes', class_ten: 'Yes', pan: 'Yes', aadhaar: 'Yes', bank_account: 'Yes' };
  for (const elsewhere of ['No', 'Yes', 'zebrafinch']) {
    const answer = await routes.request('/forms/posp-check', {
      method: 'POST',
      body: new URLSearchParams({ ...answers, elsewhere, name: 'zebrafinch' }),
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('location') ?? '').not.toContain('?');
  }
  expect(await findTraces(['zebrafinch'], dataDir)).toEqual([]);
});

const ofAgents = thanksMessages('en').agents.next({ hours: '', series: '' });
promise('We will call you by the next working day', ofAgents, async () => {
  const { post } = await newVisitor();
  const { body } = await post('save_pos_data', sampleAgent());
  const [due] = await rowsOf<{ day: string }>(
    `select to_char(due_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from cases where reference = $1`,
    [body.data?.reference],
  );
  const { callingHours } = await readSettings();
  expect(due?.day).toBe(callingDayAfter(dateInIndia(), callingHours));
});

promise('Nothing is sent or kept.', earningsMessages('en').change, () => {
  const code = fs.readFileSync('src/site/blocks/earnings/earnings-inputs.tsx', 'utf8');
  expect(code).not.toMatch(/fetch|beacon|storage|cookie|location|#enquiry|#forms/i);
});

promise('Forms need one cookie', policy, async () => {
  const answer = await api.request('/api/fetch_token');
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  // Without a time of its own it is gone with the browser.
  expect(cookies[0]).not.toMatch(/max-age|expires/i);
});

promise(
  'a cookie named “call” keeps that page open for 30 minutes; it contains the number of the call, signed, and nothing about you.',
  policy,
  async () => {
    const routes = new Hono().get('/', (c) => {
      setOwnCallCookie(c, '/status', 17);
      return c.text('');
    });
    const cookies = (await routes.request('/')).headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    // One for the page in each language, and none for anything else.
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^call=17\.\d+\.[\w-]{43}; Max-Age=1800; Path=(\/hi)?\/status; HttpOnly;.* SameSite=Strict$/,
      );
  },
);

promise('What you enter there is part of the address of the page with the answer.', policy, async () => {
  const box = fs.readFileSync('src/site/search/search-box.tsx', 'utf8');
  expect(box).toContain('action={linkTo(searchPath)}');
  expect(box).not.toContain('method');
});

promise(
  'If a search finds nothing, its words are kept for 90 days, with the day and how often they were entered, but nothing about who searched. Searches that contain an @ or many digits are not kept.',
  policy,
  async () => {
    expect(retentionDays).toBe(90);
    const columns = await rowsOf<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'search' and table_name = 'in_vain' order by ordinal_position`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['asked', 'locale', 'day', 'times']);
    for (const words of ['qqzvain cover', 'asha@qqzvain.example', 'qqzvain 9811111111'])
      await countWithoutResults(words, 'en');
    const kept = () => rowsOf(`select asked from search.in_vain where asked like '%qqzvain%'`);
    expect(await kept()).toEqual([{ asked: 'qqzvain cover' }]);
    await rowsOf(`update search.in_vain set day = day - 91 where asked like '%qqzvain%'`);
    await sweepAll(allPersonalData);
    expect(await kept()).toEqual([]);
  },
);

const policyWith = (provider: 'altcha' | 'recaptcha') =>
  contentSecurityPolicy({
    captcha: { provider, recaptchaUrl: 'https://www.google.com' },
    scriptHashes: [],
  });

promise(
  'Our own server counts how often each page is opened in a day: a number beside the page’s address, and nothing about who opened it. These numbers are deleted after {visitsKept}.',
  policy,
  async () => {
    const columns = await rowsOf(
      `select column_name as name from information_schema.columns
        where table_schema = 'desk' and table_name = 'page_visits' order by ordinal_position`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['day', 'path', 'visits']);
    await database().query(
      `insert into desk.page_visits select (current_date - make_interval(months => $1, days => d))::date, '/old', 5
         from unnest(array[-3, 3]) d`,
      [visitRetentionMonths],
    );
    const counter = startVisitCounter();
    counter.count('/', 'A browser');
    await counter.stop();
    const [old] = await rowsOf(`select count(*)::int as days from desk.page_visits where path = '/old'`);
    expect(old).toEqual({ days: 1 });
  },
);

promise(
  'This website loads no tags for counting visits or for advertising, and no pixels of other companies.',
  policy,
  () => {
    expect(policyWith('altcha')).not.toMatch(/https?:|\*/);
  },
);

promise('{?recaptcha}The check that a person sent the form is reCAPTCHA, which Google runs', policy, () => {
  const hosts = policyWith('recaptcha').match(/https:\/\/[^/ ]+/g);
  expect(new Set(hosts)).toEqual(
    new Set(['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com']),
  );
});

/** A file as a candidate sends it; with an application, what it is saved under. */
async function sendResume(mark: string): Promise<string> {
  async function* content() {
    yield samplePdf([], mark);
  }
  const received = await receiveUpload({ name: 'cv.pdf', content: content() });
  return 'value' in received ? received.value : '';
}

async function applyWith(mark: string): Promise<number> {
  const { name, phone } = sampleEnquiry();
  const form = { name, phone, email: `a${phone}@mail.example`, position: 'Claims', consent: true };
  const reference = await save({ ...form, upload: await sendResume(mark) }, 'save_resume');
  const [record] = await rowsOf<{ id: number }>('select id from resumes where reference = $1', [reference]);
  return record?.id ?? 0;
}

promise(
  'Only staff who handle requests can open your résumé, and we record who saved a copy, and when.',
  career,
  async () => {
    const id = await applyWith('Xqzvopen');
    const open = async (user?: Staff) =>
      (
        await resumeFileEndpoint.handler({
          user: user ?? null,
          routeParams: { id },
        } as unknown as PayloadRequest)
      ).status;
    expect([await open(), await open(staff.editor), await open(staff.adviser)]).toEqual([403, 403, 200]);
    const noted = await rowsOf('select staff_id, created_at from enquiry.downloads where resume_id = $1', [
      id,
    ]);
    expect(noted).toEqual([{ staff_id: staff.adviser.id, created_at: expect.any(Date) }]);
  },
);

promise(
  'We keep your application for {retentionResumes} from the day you send it; then it is deleted automatically, along with the résumé.',
  career,
  async () => {
    const ids = [await applyWith('Xqzvold'), await applyWith('Xqzvyoung')];
    const { resumesMonths } = (await readSettings()).retention;
    for (const [index, id] of ids.entries()) {
      await rowsOf(
        `update resumes set created_at = now() - make_interval(months => $2, days => $3) where id = $1`,
        [id, resumesMonths, index === 0 ? 1 : -1],
      );
    }
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await deleteExpired(allPersonalData);
    await sweepAll(allPersonalData);
    log.mockRestore();
    expect(await findTraces(['Xqzvold'], dataDir)).toEqual([]);
    expect(await findTraces(['Xqzvyoung'], dataDir)).toEqual(['files/']);
  },
);

promise('A file that you chose but did not send is deleted after a day.', career, async () => {
  await sendResume('Xqzvunsent');
  await sweepAll(allPersonalData);
  expect(await findTraces(['Xqzvunsent'], dataDir)).toEqual(['files/']);
  await rowsOf(`update enquiry.uploads set created_at = now() - interval '1 day' where resume_id is null`);
  await sweepAll(allPersonalData);
  expect(await findTraces(['Xqzvunsent'], dataDir)).toEqual([]);
});

promise(
  'Each time, our staff note in the record of your request which insurer it was and why, and you can see this on [your own page](/privacy/request).',
  policy,
  async () => {
    // That the own page and the download show it, and an erasure takes it out: `sharing-with-insurers.test.ts`.
    const share = { kind: 'share', insurer: 'Sahyadri General', text: 'A quote' } as const;
    const by = { id: staff.adviser.id, name: staff.adviser.name, isAdministrator: false };
    for (const [consent_share, outcome] of [
      [undefined, { done: false, refusal: 'sharing-not-allowed' }],
      [true, { done: true }],
    ] as const) {
      const reference = await save(sampleEnquiry({ consent_share }));
      const [found] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [reference]);
      expect(await actOnCase(found?.id ?? 0, share, by)).toEqual(outcome);
    }
  },
);

promise(
  'You name, change or remove that person on your own page. We keep the name for as long as we keep a request about your data.',
  policy,
  () => {
    // That it is shown, changed, removed and erased: `privacy-requests.test.ts`.
    const place = allPersonalData.find(({ columns }) => columns.includes('nominee_name'));
    expect(place).toMatchObject({
      place: 'public.privacy_requests',
      settingsName: 'privacyRequestsMonths',
      masked: expect.arrayContaining(['nominee_name', 'nominee_contact']),
    });
  },
);

promise('pass it to insurers only if you agree', notice, async () => {
  const reference = await save(sampleEnquiry({ consent_share: true }));
  // Even then no program sends it to one: our people do.
  expect(
    await rowsOf('select channel, recipient from deliveries where reference = $1 order by channel', [
      reference,
    ]),
  ).toEqual([
    { channel: 'support-mail', recipient: 'support@example.com' },
    { channel: 'crm-webhook', recipient: '127.0.0.1:9' },
  ]);
});

/** The newsletter wished for with the form's own endpoint, and what the mail about it carries. */
async function wished(email: string): Promise<string> {
  const { post } = await newVisitor();
  await post('subscribe_newsletter', { email, consent_news: true });
  for (const { id } of await rowsOf<{ id: string }>('select id from enquiry.news_wishes'))
    await handleNewsletterRequest({ wishId: id });
  const [mail] = await rowsOf<{ data: { confirm: string } }>(
    `delete from mail.outgoing where recipient = $1 returning data`,
    [email],
  );
  return mail?.data.confirm.split('/').at(-1) ?? '';
}

const readers = () =>
  rowsOf<{ id: number; email: string | null; state: string }>(
    'select id, email, state from newsletter_subscribers order by id',
  );

promise(
  'you are on the list only after you have followed its link and pressed the button there. Every issue ends with a link to unsubscribe: open it and press one button.',
  policy,
  async () => {
    const token = await wished('promised@mail.example');
    expect(await readers()).toMatchObject([{ state: 'pending' }]);
    expect(await confirm(token)).toBe(true);
    expect(await readers()).toMatchObject([{ state: 'confirmed' }]);
    const unsubscribeLink = 'https://www.example.com/newsletter/leave/12-abcDEF';
    const { html, text } = await renderMail({
      template: issueMail,
      data: { ...issueMail.example, leave: unsubscribeLink },
      facts: await readMailFacts('en'),
      locale: 'en',
    });
    for (const mail of [html, text]) expect(mail).toContain(unsubscribeLink);
  },
);

promise(
  'We keep an address for the newsletter until you unsubscribe, or for seven days if you do not confirm it. If an address is unsubscribed, we delete it but keep a hashed copy, the language, the wording you agreed to, the dates and the issues sent',
  policy,
  async () => {
    await rowsOf('delete from newsletter_subscribers');
    await confirm(await wished('stays@mail.example'));
    await wished('waits@mail.example');
    const asked = (interval: string) =>
      rowsOf(`update newsletter_subscribers set asked_at = now() - $1::interval`, [interval]);
    await asked('6 days 23 hours');
    await sweepAll(allPersonalData);
    expect(await readers()).toHaveLength(2);
    await asked('7 days 1 hour');
    await sweepAll(allPersonalData);
    const [stays, ...others] = await readers();
    expect([stays?.state, others]).toEqual(['confirmed', []]);
    await leave(unsubscribeTokenOf(stays?.id ?? 0));
    expect(await readers()).toMatchObject([{ state: 'unsubscribed', email: null }]);
    const [row = {}] = await rowsOf<Record<string, unknown>>('select * from newsletter_subscribers');
    const kept = Object.keys(row).filter((column) => row[column] !== null && !column.endsWith('_at'));
    expect(kept.sort()).toEqual(['consent_text', 'consent_version', 'id', 'locale', 'person', 'state']);
    expect(await findTraces(['stays@mail', 'waits@mail'], dataDir)).toEqual([]);
  },
);

test.each([/access is logged/i, /one year after/i, /address of your connection[^.]*store with/i])(
  'the texts do not claim what no code does: %s',
  (words) => {
    for (const text of [policy, requestPage, career, notice]) expect(text).not.toMatch(words);
  },
);

test('the Data Protection Board is named only with the day from which it hears complaints', () => {
  for (const text of [policy, requestPage, notice]) {
    for (const sentence of text.split(/(?<=[.;])\s/).filter((one) => one.includes('Data Protection Board'))) {
      expect(sentence).toContain('From May 2027');
    }
  }
});
