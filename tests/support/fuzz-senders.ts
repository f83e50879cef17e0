import { type StaffRole, staffRoles } from '#content/access/duties.ts';
import { contentService } from '#content/read/content-service.ts';
import { definitions } from '#tools/definitions.ts';
import { tokenFor } from './desk-login.ts';
import type { Random } from './fuzz-random.ts';
import { sampleAnswers } from './sample-answers.ts';
import { sampleAgent, sampleEnquiry } from './visitor.ts';

/** Anyone who sends: a stranger, or someone of a role who is logged in. */
export type FuzzSender = {
  who: 'stranger' | StaffRole;
  /** Token of the forms, bound to the cookie. */
  token: string;
  /** Values that the site has given: results, numbers of records. */
  ids: readonly string[];
  headers(random: Random): Record<string, string>;
  /** A form that would be accepted unchanged, or nothing. */
  whole(random: Random): Record<string, unknown>;
  /** Makes what has run out or was lost again. */
  renew(): Promise<void>;
};

const password = 'long enough to be one';
let people = 0;

export async function everySender(url: string): Promise<FuzzSender[]> {
  const roles = Object.keys(staffRoles) as StaffRole[];
  const senders = [await sender(url, undefined)];
  // One after another, since the site's content service has few connections.
  for (const role of roles) senders.push(await sender(url, role));
  return senders;
}

async function sender(url: string, role: StaffRole | undefined): Promise<FuzzSender> {
  let session = '';
  let enquiry = '';
  const made: FuzzSender = {
    who: role ?? 'stranger',
    token: '',
    ids: [],
    headers: (random) => ({
      origin: url,
      token: made.token,
      cookie: [enquiry, session && `payload-token=${session}`].filter(Boolean).join('; '),
      ...(session && random.chance(0.3) && { authorization: `JWT ${session}` }),
    }),
    whole: (random) => random.pick(wholeForms)(),
    async renew() {
      const given = await fetch(`${url}/api/fetch_token`);
      enquiry = given.headers.get('set-cookie')?.split(';')[0] ?? '';
      made.token = String(((await given.json()) as { data: string }).data);
      made.ids = ['1', '2', '3', await sampleResult(url, { enquiry, token: made.token }), 'KM4RT7BC'];
      if (role && !(await isLoggedIn(url, session))) session = await logIn(url, role);
    },
  };
  await made.renew();
  return made;
}

const wholeForms: (() => Record<string, unknown>)[] = [
  () => ({}),
  sampleEnquiry,
  sampleAgent,
  () => ({
    ...sampleEnquiry(),
    variant: 'contact-us',
    email: 'asha@fuzz.example',
    topic: 'other',
    message: 'Why?',
  }),
  () => ({ email: `asha${people}@fuzz.example`, consent_news: true, consent: true, from: '/' }),
  ...definitions.map(({ questionnaire }) => () => ({
    version: 1,
    answers: sampleAnswers(questionnaire),
    type: 'service',
  })),
];

async function sampleResult(
  url: string,
  { enquiry, token }: { enquiry: string; token: string },
): Promise<string> {
  const personal = definitions.find(({ questionnaire }) => questionnaire.key === 'personal-risk');
  const sent = await fetch(`${url}/api/create_janampatri`, {
    method: 'POST',
    headers: { origin: url, cookie: enquiry, token, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, answers: personal && sampleAnswers(personal.questionnaire) }),
  });
  const { data } = (await sent.json()) as { data?: { result?: { id: string } } };
  return data?.result?.id ?? 'AAAAAAAAAAAAAAAAAAAAAA';
}

async function isLoggedIn(url: string, session: string): Promise<boolean> {
  if (!session) return false;
  const answer = await fetch(`${url}/desk`, {
    // A cookie counts only on a request that says where it comes from.
    headers: { cookie: `payload-token=${session}`, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status === 200 || answer.status === 403;
}

/** As a new member of the staff: an earlier request may have deleted the last one, or changed their role. */
async function logIn(url: string, role: StaffRole): Promise<string> {
  people += 1;
  const service = await contentService();
  const email = `${role}.${people}@fuzz.example`;
  await service.create({
    collection: 'users',
    data: { name: role, role, email, password },
    overrideAccess: true,
    depth: 0,
  });
  return tokenFor(url, { email, password });
}
