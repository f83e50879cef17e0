import type { Endpoint, PayloadRequest } from 'payload';
import { isEditor } from '#content/access/staff.ts';
import { issueContents } from '#desk/issues/issue-contents.ts';
import { sendIssue } from '#desk/issues/send-issue.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { mailAhead } from '#mail/templates.ts';
import { continueSending, sendingOf, stopSending } from '#newsletter/issues/control-sending.ts';
import { contentIn, type IssueMail } from '#newsletter/issues/issue.ts';
import { newsletterMails } from '#newsletter/mails/mail-keys.ts';
import { unsubscribeAddress } from '#newsletter/newsletter-paths.ts';
import { countSubscribers } from '#newsletter/subscribers/count-subscribers.ts';
import { inTransaction } from '#platform/database.ts';
import { defaultLocale, languageCodes } from '#ui/language/locales.ts';

/**
 * Actions of editors on an issue besides writing it, under `/cmsapi/api/newsletter-…/:id`: see it as a mail, have it sent
 * to themselves, send it to everyone, stop, go on, and see how far it has come.
 */
export const newsletterEndpoints: Endpoint[] = [
  onIssue('get', 'newsletter-preview', previewIssue),
  onIssue('get', 'newsletter-sending', async (_req, id) =>
    Response.json({ sending: (await sendingOf(id)) ?? null, readers: await countSubscribers() }),
  ),
  onIssue('post', 'newsletter-test', testIssue),
  onIssue('post', 'newsletter-send', async ({ payload }, id) => {
    const { isStarted, message } = await sendIssue(payload, id);
    return told(message, isStarted);
  }),
  onIssue('post', 'newsletter-stop', async (_req, id) =>
    (await stopSending(id)) ? told('Stopped. Mails already on their way will still arrive.') : nothingToDo(),
  ),
  onIssue('post', 'newsletter-continue', async (_req, id) =>
    (await continueSending(id)) ? told('It goes on from where it stopped.') : nothingToDo(),
  ),
];

type Answer = (req: PayloadRequest, id: number) => Promise<Response>;

function onIssue(method: 'get' | 'post', name: string, answer: Answer): Endpoint {
  return {
    path: `/${name}/:id`,
    method,
    handler: async (req) => {
      if (!(await isEditor({ req }))) return told('Not allowed.', false, 403);
      const id = Number(req.routeParams?.id);
      return Number.isSafeInteger(id) ? answer(req, id) : noSuchIssue();
    },
  };
}

async function mailOf({ payload, locale: asked }: PayloadRequest, id: number) {
  const locale = languageCodes.find((code) => code === asked) ?? defaultLocale;
  const contents = await issueContents(payload, id);
  // The link of a test leads to the page for leaving, and leaves for no one.
  const leave = unsubscribeAddress('test', locale);
  return (
    contents && {
      locale,
      data: { content: contentIn(contents, locale), leave, isTest: true } satisfies IssueMail,
    }
  );
}

async function previewIssue(req: PayloadRequest, id: number): Promise<Response> {
  const mail = await mailOf(req, id);
  if (!mail) return noSuchIssue();
  const drawn = await mailAhead(newsletterMails.issue, mail.data, mail.locale);
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(drawn?.html, { headers: { ...headers, 'cache-control': 'no-store' } });
}

async function testIssue(req: PayloadRequest, id: number): Promise<Response> {
  const mail = await mailOf(req, id);
  const to = req.user?.email;
  if (!mail || !to) return noSuchIssue();
  await inTransaction((client) => enqueueMail(client, { template: newsletterMails.issue, to, ...mail }));
  return told(`It is on its way to ${to}.`);
}

function told(message: string, isOk = true, status = isOk ? 200 : 409): Response {
  return Response.json({ message }, { status });
}

function noSuchIssue(): Response {
  return told('There is no such issue.', false, 404);
}

function nothingToDo(): Response {
  return told('It has moved on since you opened it: look again.', false);
}
