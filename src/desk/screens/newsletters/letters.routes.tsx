import type pg from 'pg';
import { type AuditKind, recordAudit } from '#content/audit/audit-log.ts';
import { changesOf } from '#content/collections/changes/changes.ts';
import { contentService } from '#content/read/content-service.ts';
import { continueSending, stopSending } from '#newsletter/issues/control-sending.ts';
import { planSending, unplanSending } from '#newsletter/issues/planned-sendings.ts';
import { mailsPerMinute } from '#newsletter/issues/send-batch.ts';
import { countByLanguage } from '#newsletter/subscribers/read-subscribers.ts';
import { isDay, momentInIndia } from '#platform/clock.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { defaultLocale, type Language, languageCodes } from '#ui/language/locales.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import { previewIssue, testIssue } from '../../issues/issue-mail.ts';
import { findIssue, type ListedIssue, listIssues } from '../../issues/list-issues.ts';
import { sendIssue } from '../../issues/send-issue.ts';
import { momentInWords } from '../../moments.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { mailDocument } from '../mails/mail-frame.tsx';
import { LetterPage } from './letter-page.tsx';
import { LettersPage } from './letters-page.tsx';
import { plannedOf, SendPage, seenOf } from './send-page.tsx';

const duty = 'write-content';
const place = 'mail';

/** Newsletters, except writing them: what they look like, a test, their sending, and how they fared. */
export const lettersRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/newsletters', duty, answer: showAll },
  { method: 'get', path: '/newsletters/:id', duty, answer: (call) => showOne(call) },
  { method: 'get', path: '/newsletters/:id/html', duty, answer: showHtml },
  { method: 'get', path: '/newsletters/:id/send', duty, answer: (call) => showSend(call) },
  { method: 'post', path: '/newsletters/:id/test', duty, answer: test },
  { method: 'post', path: '/newsletters/:id/send', duty, answer: send },
  { method: 'post', path: '/newsletters/:id/plan', duty, answer: plan },
  { method: 'post', path: '/newsletters/:id/unplan', duty, answer: (call) => change(call, unplan) },
  { method: 'post', path: '/newsletters/:id/stop', duty, answer: (call) => change(call, stop) },
  { method: 'post', path: '/newsletters/:id/continue', duty, answer: (call) => change(call, goOn) },
];

async function showAll({ c, draw, staff }: DeskCall): Promise<Response> {
  const page = Number(/^[1-9]\d{0,3}$/.exec(c.req.query('page') ?? '')?.[0] ?? 1);
  const [{ issues, hasMore }, counts] = await Promise.all([listIssues(page), countByLanguage()]);
  const body = <LettersPage {...{ staff, issues, counts, page, hasMore }} />;
  return draw({ title: 'Newsletters', place, body });
}

async function showOne(call: DeskCall, savedBy?: string): Promise<Response> {
  const { c, draw, staff } = call;
  const language = languageOf(c.req.query('language'));
  // Before its text is read: what is saved in between is not taken for what was seen.
  const issue = await findIssue(idOf(call));
  const mail = await previewIssue(idOf(call), language);
  if (!issue || !mail) return refuse(call);
  const published = publishedLocales(env()).filter((locale) => locale === languageOf(locale));
  const languages = published.map(languageOf);
  const said = c.req.query('said');
  const props = { staff, issue, mail, language, languages, said, savedBy, when: whenOf(typedIn(call)) };
  const body = <LetterPage {...props} />;
  return draw({ title: issue.title, place, status: savedBy ? 409 : 200, body });
}

async function showHtml(call: DeskCall): Promise<Response> {
  const mail = await previewIssue(idOf(call), languageOf(call.c.req.query('language')));
  return mail ? mailDocument(mail) : refuse(call);
}

async function showSend(call: DeskCall, problem?: string, status = 422): Promise<Response> {
  const { draw, staff } = call;
  const typed = typedIn(call);
  const [issue, counts, perMinute] = await Promise.all([
    findIssue(idOf(call)),
    countByLanguage(),
    mailsPerMinute(),
  ]);
  if (!issue) return refuse(call);
  if (issue.sending) return backTo(call, 'gone');
  if (typed.seen && typed.seen !== seenOf(issue)) return showOne(call, await lastToSave(issue));
  const isDayWrong = problem !== undefined && status === 422 && typed.day !== undefined;
  const props = { staff, issue, counts, perMinute, now: new Date(), typed, problem, isDayWrong };
  const body = <SendPage {...props} />;
  return draw({ title: `Send “${issue.title}”`, place, status: problem ? status : 200, body });
}

async function test(call: DeskCall): Promise<Response> {
  const language = languageOf(call.input.language);
  const isSent = await testIssue(idOf(call), language, call.staff.email);
  return isSent ? backTo(call, 'tested', language) : refuse(call);
}

/**
 * A press counts for the text and the schedule that its page was opened with: what a colleague has saved since, half of
 * a text perhaps, or a day that a law sets, is shown first.
 */
async function asShown(call: DeskCall, act: (issue: ListedIssue) => Promise<Response>): Promise<Response> {
  const issue = await findIssue(idOf(call));
  if (!issue) return refuse(call);
  if (issue.sending) return backTo(call, 'gone');
  if (call.input.seen !== seenOf(issue)) return showOne(call, await lastToSave(issue));
  if (call.input.planned !== plannedOf(issue)) return showSend(call, otherPlan(issue), 409);
  return act(issue);
}

function otherPlan({ planned }: ListedIssue): string {
  const now = planned
    ? `${planned.who} has scheduled it for ${momentInWords(planned.sendAt)}`
    : 'A colleague has taken it off the schedule';
  return `${now} since you opened this page. Nothing was changed. To continue, press the button again.`;
}

async function lastToSave({ id }: ListedIssue): Promise<string> {
  const [last] = await changesOf('newsletters', id, 1);
  return last?.who || 'Someone';
}

function send(call: DeskCall): Promise<Response> {
  return asShown(call, (issue) => sendShown(call, issue));
}

async function sendShown(call: DeskCall, { id, changedAt }: ListedIssue): Promise<Response> {
  const toSend = { id, seenAt: changedAt, by: actorIn(call) };
  const { isStarted, isStale, message } = await sendIssue(await contentService(), toSend);
  if (isStale) return send(call);
  if (!isStarted) return showSend(call, message);
  return backTo(call, 'sent');
}

function plan(call: DeskCall): Promise<Response> {
  return asShown(call, (issue) => planShown(call, issue));
}

async function planShown(call: DeskCall, issue: ListedIssue): Promise<Response> {
  const { staff, input } = call;
  const { day = '', time = '' } = input;
  const sendAt = momentInIndia(day, time);
  // An invalid date compares as false.
  if (!isDay(day) || !(sendAt > new Date())) return showSend(call, 'Please choose a future day and time.');
  const isPlanned = await inTransaction(async (client) => {
    const former = issue.planned?.sendAt;
    const by = { issueId: issue.id, sendAt, former, userId: staff.id, who: staff.name };
    if (!(await planSending(client, by))) return false;
    await note(call, client, 'newsletter-planned', `for ${day}, ${time}`);
    return true;
  });
  return isPlanned ? backTo(call, 'planned') : plan(call);
}

type Change = { kind: AuditKind; said: string; act: (client: pg.ClientBase, id: number) => Promise<boolean> };

const unplan: Change = { kind: 'newsletter-unplanned', said: 'unplanned', act: unplanSending };
const stop: Change = { kind: 'newsletter-stopped', said: 'stopped', act: stopSending };
const goOn: Change = { kind: 'newsletter-continued', said: 'continued', act: continueSending };

async function change(call: DeskCall, { kind, said, act }: Change): Promise<Response> {
  const isDone = await inTransaction(async (client) => {
    const isChanged = await act(client, idOf(call));
    if (isChanged) await note(call, client, kind);
    return isChanged;
  });
  return backTo(call, isDone ? said : 'gone');
}

function note(call: DeskCall, client: pg.ClientBase, kind: AuditKind, detail = ''): Promise<void> {
  return recordAudit(client, { kind, by: actorIn(call), about: `newsletter ${idOf(call)}`, detail });
}

/** A form that was sent, or what a link to it carries. */
const typedIn = ({ c, input }: DeskCall): DeskCall['input'] => ({ ...c.req.query(), ...input });

function whenOf({ day, time }: DeskCall['input']): Record<string, string> {
  return { ...(day && { day }), ...(time && { time }) };
}

const actorIn = ({ staff, c }: DeskCall) => actorOf(staff, originOf(c));
const idOf = ({ c }: DeskCall) => recordIdOf(c.req.param('id'));
const languageOf = (asked: string | undefined) =>
  languageCodes.find((code) => code === asked) ?? defaultLocale;

function backTo(call: DeskCall, said: string, language: Language = defaultLocale): Response {
  const query = new URLSearchParams({ language, said });
  return call.c.redirect(`/desk/newsletters/${idOf(call)}?${query}`, 303);
}

function refuse({ draw }: DeskCall): Promise<Response> {
  const body = <RefusedPage text="There is no such newsletter." />;
  return draw({ title: 'Not possible', place, status: 404, body });
}
