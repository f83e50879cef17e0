import { randomUUID } from 'node:crypto';
import { newSession, sendPage } from './fault-visitor.ts';
import type { Doc, KeyedSave, UpgradeLedger } from './upgrade-ledger.ts';

/** Submissions of visitors to the old version, of every form that it had. All of them are invented. */
type Save = Pick<KeyedSave, 'endpoint' | 'form'> & { hasKey?: boolean };
export type Visitors = { save(save: Save): Promise<string>; keyedSaves: UpgradeLedger['keyedSaves'] };

export async function openVisitors(url: string): Promise<Visitors> {
  const session = await newSession(url);
  const keyedSaves: KeyedSave[] = [];

  /** @returns the reference */
  async function save({ endpoint, form, hasKey }: Save): Promise<string> {
    const key = randomUUID();
    const response = await fetch(`${url}/api/${endpoint}`, {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json', ...(hasKey && { 'idempotency-key': key }) },
      body: JSON.stringify(form),
    });
    const body = (await response.json()) as { data?: { reference?: string } };
    const reference = body.data?.reference;
    if (!reference) throw new Error(`${endpoint}: ${response.status} ${JSON.stringify(body)}`);
    if (hasKey) keyedSaves.push({ endpoint, key, form, answer: { status: response.status, body } });
    return reference;
  }
  return { save, keyedSaves };
}

let people = 0;

/** A form of someone new. */
export function formOf(name: string, changes: Doc): Doc {
  people += 1;
  const phone = String(9_811_100_000 + people);
  const common = { city: 'Pune, Maharashtra', contact_language: 'Hindi', referrer_url: '/', consent: true };
  return { name, phone, ...common, ...changes };
}

export const enquiryOf = (name: string, changes: Doc = {}): Save => ({
  endpoint: 'save_lead_data',
  form: formOf(name, {
    concern: 'Corporate Insurance',
    company_name: 'Meghdoot Textiles',
    variant: 'general',
    ...changes,
  }),
});

export const agentOf = (name: string, email: string): Save => ({
  endpoint: 'save_pos_data',
  form: formOf(name, { email, concern: 'POSP', variant: 'posp', referrer_url: '/posp-agent' }),
});

/** One of each form, with every answer to the four questions of consent. */
export async function writeEachForm(url: string, { save }: Visitors): Promise<void> {
  const everyConsent = { consent_share: true, consent_news: true, consent_whatsapp: true };
  const mail = { email: 'ravi.menon@example.com' };
  await save({
    ...enquiryOf('Ravi Menon', { ...mail, ...everyConsent, variant: 'corporate' }),
    hasKey: true,
  });
  await save(enquiryOf('Asha D’Souza', { referrer_url: '/group-medical-cover' }));
  const ofCompanies = { company_name: undefined };
  const personal = { ...ofCompanies, concern: 'Personal Insurance', variant: 'personal' };
  await save(enquiryOf('मीरा नारायण', { ...personal, sub_purpose: 'Health Insurance', consent_news: true }));
  const slot = { contact_date: nextMonday(), contact_time: '18:30', contact_language: 'English' };
  const parents = { ...ofCompanies, ...slot, concern: 'IVF Insurance', variant: 'parenthood' };
  await save(enquiryOf('Leela Iyer', { ...parents, referrer_url: '/parenthood', consent_whatsapp: true }));
  const maternity = { ...ofCompanies, concern: 'IVF Maternity Insurance', variant: 'ivf-maternity' };
  await save(enquiryOf('Nila Bose', { ...maternity, sum_insured: '75000', consent_share: true }));
  await save(enquiryOf('Farah Khan', { ...ofCompanies, concern: 'Oocyte Health', variant: 'fertility' }));
  const bond = { concern: 'Surety Bond', variant: 'surety-bond', email: 'works@example.com' };
  await save({ ...enquiryOf('Gopal Rao', bond), hasKey: true });

  await save({ ...agentOf('Kiran Patil', 'kiran.patil@example.com'), hasKey: true });
  const registered = agentOf('Sana Sheikh', 'sana.sheikh@example.com');
  await save(registered);
  await save({ ...registered, form: { ...registered.form, city: 'Nashik, Maharashtra' }, hasKey: true });

  const ask = { key: '', phone: '9811199001', references: [] };
  const { status } = await sendPage(url, ask);
  if (status !== 303) throw new Error(`The form as a page was answered ${status}.`);
}

function nextMonday(): string {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  return day.toISOString().slice(0, 10);
}
