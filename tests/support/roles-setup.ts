import { beforeAll } from 'vitest';
import { setPublishedFiles } from '#content/access/published-files.ts';
import type { Career, Newsletter } from '#content/generated/payload-types.ts';
import { contentService, setContentService } from '#content/read/content-service.ts';
import { openSession } from '#desk/session/open-session.ts';
import { registerNames, registerOf } from '#enquiry/registers.ts';
import { receiveUpload } from '#enquiry/uploads/receive-upload.ts';
import { sampleOrigin } from './authenticator.ts';
import { staffMember } from './content-service.ts';
import { rowsOf } from './database.ts';
import { collectionRights, staffRoles, type Who } from './rights.ts';
import { samplePdf } from './sample-documents.ts';
import { makeCard, makeRecord, sampleRecords, sampleRichText } from './sample-records.ts';
import { smallestPdf } from './smallest-pdf.ts';
import { newVisitor, sampleEnquiry } from './visitor.ts';

/** A content service with a record in every collection, and someone of each role who asks it. */
export type Ids = Readonly<Record<string, number>>;
export type ServiceAnswer = { status: number; body: Record<string, unknown> };

const password = 'long enough to be one';
const pdf = Buffer.from(smallestPdf);
const tokens = new Map<Who, string>();

/** The settings, the menus, and of each content collection as much of the seed as depends on nothing else. */
export function withSomeSeed(): void {
  beforeAll(async () => {
    setContentService(async () => (await import('#panel/payload.config.ts')).default);
    const { loadSeed } = await import('#content/seed/load-seed.ts');
    const { readSeedFiles } = await import('#content/seed/read-seed-files.ts');
    const files = readSeedFiles();
    const collections = files.collections.map((each) => ({ ...each, seeds: each.seeds.slice(0, 3) }));
    await loadSeed(await contentService(), { ...files, collections });
  });
}

export async function logInAll(): Promise<void> {
  for (const role of staffRoles) {
    const session = await openSession({
      userId: (await staffMember(role)).id,
      from: sampleOrigin,
      with: 'code',
    });
    if (!session) throw new Error(`The ${role} could not log in.`);
    tokens.set(role, session.token);
  }
}

/** Over the content service's endpoints, through the door that is before them. */
export function askService(who: Who, method: string, path: string, body?: unknown): Promise<ServiceAnswer> {
  return askWith(tokens.get(who), method, path, body);
}

/** The same with someone's session. */
export async function askWith(
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<ServiceAnswer> {
  const isText = typeof body === 'string';
  const { status, text } = await answerOf(token, {
    method,
    path,
    body: body === undefined || isText ? body : JSON.stringify(body),
    type: isText ? 'text/csv' : 'application/json',
  });
  return { status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
}

type SentUpload = {
  method?: string;
  path?: string;
  file?: Buffer;
  name?: string;
  /** Fields that the screen sends with the file. */
  fields?: Record<string, unknown>;
  /** Separate parts of the form. */
  parts?: Record<string, string>;
};

/** The same with a file, as the screens send one. */
export async function sendUpload(
  who: Who,
  { method = 'POST', path = '/upload', file, name = 'file', fields, parts = {} }: SentUpload,
): Promise<ServiceAnswer & { location: string | null }> {
  const form = new FormData();
  if (fields) form.set('_payload', JSON.stringify(fields));
  for (const [part, text] of Object.entries(parts)) form.set(part, text);
  // The browser's word for the file's kind is the sender's to choose.
  if (file) form.set('file', new File([new Uint8Array(file)], name, { type: 'image/jpeg' }));
  const body = method === 'GET' || method === 'DELETE' ? undefined : form;
  const { headers, status, text } = await answerOf(tokens.get(who), { method, path, body });
  return { status, body: text.startsWith('{') ? JSON.parse(text) : {}, location: headers.get('location') };
}

type Question = { method: string; path: string; body?: BodyInit; type?: string };

/** As an HTTP client would get it: the address may be spelled in any way. */
export function rawAnswerOf(token: string | undefined, question: Question) {
  return answerOf(token, { type: 'application/json', ...question });
}

export function tokenOfRole(who: Who): string | undefined {
  return tokens.get(who);
}

async function answerOf(token: string | undefined, { method, path, body, type }: Question) {
  if (!token) return answerOfStranger({ method, path, body, type });
  const routes = await import('#panel/app/(payload)/cmsapi/api/[...slug]/route.ts');
  const url = new URL(`http://localhost:3000/cmsapi/api${path}`);
  const headers = {
    ...(type && { 'content-type': type }),
    ...(token && { authorization: `JWT ${token}` }),
  };
  const slug = url.pathname.split('/').slice(3).map(decodeURIComponent);
  const handler = routes[method as 'GET'];
  const answer = await handler(new Request(url, { method, headers, body }), {
    params: Promise.resolve({ slug }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Anyone who shows no session is answered by the site. */
async function answerOfStranger({ method, path, body, type }: Question) {
  const { contentEndpoints } = await import('#site/public-content/content-endpoints.ts');
  const headers = { ...(type && { 'content-type': type }) };
  const answer = await contentEndpoints({ baseHeaders: {} }).request(`/cmsapi/api${path}`, {
    method,
    headers,
    body,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** @returns of each collection the record that is asked for @throws Error when one has none */
export async function fillEveryCollection(): Promise<Ids> {
  const service = await contentService();
  const colleague = {
    name: 'Colleague',
    role: 'adviser',
    email: 'colleague@broker.example',
    password,
  } as const;
  const user = await service.create({ collection: 'users', data: colleague, overrideAccess: true });
  // An account in use.
  await openSession({ userId: user.id, from: sampleOrigin, with: 'code' });
  await service.create({ collection: 'redirects', data: { from: '/old', to: '/' }, overrideAccess: true });
  await service.create({
    collection: 'legal-documents',
    data: { title: 'A document', purpose: 'other' },
    file: { data: pdf, mimetype: 'application/pdf', name: 'a.pdf', size: pdf.length },
    overrideAccess: true,
  });
  await service.create({ collection: 'newsletters', data: sentIssue, overrideAccess: true });
  await service.create({ collection: 'careers', data: opening, overrideAccess: true });
  for (const collection of Object.keys(sampleRecords) as (keyof typeof sampleRecords)[])
    await makeRecord(service, collection);
  for (const collection of ['key-sectors', 'product-offerings'] as const) await makeCard(service, collection);
  await service.create({
    collection: 'upload',
    data: { alt: 'A document' },
    file: { data: pdf, mimetype: 'application/pdf', name: 'b.pdf', size: pdf.length },
    overrideAccess: true,
  });
  await rowsOf(
    `insert into newsletter_subscribers (email, person, locale, confirm_hash)
     values ('asha@example.com', 'coded', 'en', 'coded')`,
  );
  await rowsOf(
    `insert into privacy_requests (reference, kind, state, via) values ('AB2CD3EF', 'erasure', 'done', 'email')`,
  );
  await sendForms();
  for (const { table } of registerNames.map(registerOf))
    await rowsOf(
      `insert into ${table} (reference, phone, email)
       select 'AB2CD3EF', '9811100001', 'a@example.com' where not exists (select from ${table})`,
    );
  const ids = await Promise.all(Object.keys(collectionRights).map(idOfFirst));
  const uploads = new Set(ids.filter(([slug]) => slug === 'upload').map(([, id]) => id));
  setPublishedFiles(() => ({ uploads, documents: 'all' }));
  return { ...Object.fromEntries(ids), users: user.id };
}

const sentIssue: Omit<Newsletter, 'id' | 'createdAt' | 'updatedAt'> = {
  title: 'An issue',
  subject: 'What is new',
  preview: 'What is new, in a line.',
  slug: 'an-issue',
  sentAt: '2026-11-22T06:30:00.000Z',
  _status: 'published',
  body: sampleRichText,
};
const opening: Omit<Career, 'id' | 'createdAt' | 'updatedAt'> = {
  title: 'Claims adviser',
  place: 'Pune',
  description: sampleRichText,
  kindOfWork: 'full-time',
  closesOn: '2099-01-01',
  _status: 'published',
};

/** As visitors do: an enquiry that is owed a mail, and an application with its résumé. */
async function sendForms(): Promise<void> {
  const visitor = await newVisitor();
  const email = 'asha@example.com';
  const upload = await receiveUpload({ name: 'resume.pdf', content: somePieces() });
  if (!('value' in upload)) throw new Error('The résumé was refused.');
  const application = { ...sampleEnquiry(), email, position: 'Claims', upload: upload.value };
  const saves = [
    await visitor.post('save_lead_data', sampleEnquiry({ variant: 'corporate', email })),
    await visitor.post('save_resume', application),
  ];
  for (const { status, body } of saves)
    if (status !== 200) throw new Error(`A form was answered ${status} ${JSON.stringify(body)}`);
}

async function* somePieces() {
  yield samplePdf([], 'Asha');
}

async function idOfFirst(slug: string): Promise<[string, number]> {
  const [row] = await rowsOf<{ id: number }>(
    `select id from ${slug.replaceAll('-', '_')} order by id limit 1`,
  );
  if (!row) throw new Error(`There is nothing among ${slug}, so nothing could be told of it.`);
  return [slug, row.id];
}
