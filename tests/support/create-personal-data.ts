import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { rowsOf } from './database.ts';
import { askForMail } from './renewal-pages.ts';
import { samplePdf } from './sample-documents.ts';
import { answerOf, api, newVisitor, sampleEnquiry } from './visitor.ts';

/**
 * Everything that one person can leave with us, through the real endpoints: each register, a résumé, a result of a tool,
 * the wish for news, a reminder by mail, an adviser's note. The word is in all of it.
 */
export type SamplePerson = {
  word: string;
  email: string;
  phone: string;
  references: string[];
  /** By what they are looked for. */
  marks: string[];
};

export async function createPersonalData(word: string): Promise<SamplePerson> {
  const email = `${word}@mail.example`.toLowerCase();
  const base = sampleEnquiry({ name: `${word} Name`, email, city: `${word} City`, consent_share: true });
  const company_name = `${word} Company`;
  const saves: [string, Record<string, unknown>][] = [
    [
      'save_lead_data',
      {
        ...base,
        ...{ variant: 'corporate', company_name, consent_news: true },
        ...{ result: await sampleResult(), consent_result: 'on' },
      },
    ],
    ['save_pos_data', { ...base, variant: 'posp', concern: 'POSP' }],
    ['contactus', { ...base, topic: 'other', message: `${word} writes.` }],
    ['save_sme_data', { ...base, company_name, sector: 'Manufacturing', people: '40' }],
  ];
  const references: string[] = [];
  for (const [endpoint, form] of saves) {
    const { post } = await newVisitor();
    const { body } = await post(endpoint, form, { 'idempotency-key': `${word}-${endpoint}` });
    expect(body, endpoint).toMatchObject({ status_code: 1 });
    references.push(String(body.data?.reference));
  }
  const nextYear = String(new Date().getFullYear() + 1);
  const reminder = await askForMail(email, { insurer: `${word} General`, year: nextYear });
  expect(reminder.status).toBe(303);
  references.push(await applicationOf(word, { ...base, position: 'Claims adviser' }));
  await rowsOf(
    `insert into case_events (case_id, reference, kind, text, created_at)
     select id, reference, 'noted', $2, now() from cases where reference = $1`,
    [references[0], `${word} called`],
  );
  const phone = String(base.phone);
  return { word, email, phone, references, marks: [word, phone, ...references] };
}

async function applicationOf(word: string, fields: Record<string, unknown>): Promise<string> {
  const { headers } = await newVisitor();
  const { 'content-type': _, ...own } = headers;
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
  body.set('resume', new File([new Uint8Array(samplePdf([], word))], `${word}.pdf`));
  const answer = await answerOf(
    await api.request('/api/save_resume', { method: 'POST', headers: own, body }),
  );
  expect(answer.body).toMatchObject({ status_code: 1 });
  return String(answer.body.data?.reference);
}

/** A result is under an address that no one can guess; nothing in it says whose it is. */
async function sampleResult(): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await rowsOf(`insert into tools.versions (questionnaire, number, digest, content)
    values ('health-cover', 1, '', '{}') on conflict do nothing`);
  await rowsOf(
    `insert into tools.results (id, questionnaire, version, locale, answers, band, is_partner)
     values ($1, 'health-cover', 1, 'en', '{"age":"30-39"}', '', false)`,
    [id],
  );
  return id;
}
