import { may } from '#content/access/duties.ts';
import { env } from '#platform/env.ts';
import { newestMailFiles, readMailFile } from '#platform/mail/read-mail-files.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import { allUnsent, type MailPlace } from '../../mails/all-unsent.ts';
import { giveUp, sendAgain, sendCauseAgain, sendElsewhere } from '../../mails/mail-acts.ts';
import {
  countWaiting,
  kindTitles,
  listOutbox,
  type OutboxQuery,
  type OutboxView,
  outboxViews,
} from '../../mails/outbox-list.ts';
import { readMail } from '../../mails/read-mail.ts';
import { readableMails } from '../../mails/readable-mails.ts';
import { recordsOf } from '../../mails/records-of.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { readEmail } from '../fields/read-email.ts';
import { refuseIn } from '../frame/refused-page.tsx';
import { MailFilePage, MailFolder } from './folder-pages.tsx';
import { type ListPageProps, MailListPage } from './list-page.tsx';
import { readReason } from './mail-forms.tsx';
import { mailDocument } from './mail-frame.tsx';
import { MailPage, type MailPageProps } from './mail-page.tsx';
import { OutboxPage } from './outbox-page.tsx';

const place = 'mail';
const refuse = refuseIn(place);
const reads = 'read-cases';
const works = 'work-cases';
const maxFiles = 50;

/** The outbox: what did not go out and why, every mail on a page of its own, and what can be done about it. */
export const mailsRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/mails', duty: 'be-staff', answer: showOutbox },
  { method: 'post', path: '/mails/again', duty: works, answer: causeAgain },
  { method: 'get', path: '/mails/list/:view', duty: reads, answer: showList },
  { method: 'post', path: '/mails/find', duty: reads, answer: find },
  { method: 'get', path: '/mails/folder/:file', duty: reads, answer: showFile },
  { method: 'get', path: '/mails/:id', duty: reads, answer: (call) => showMail(call, 'mails') },
  { method: 'get', path: '/mails/:id/html', duty: reads, answer: (call) => showHtml(call, 'mails') },
  { method: 'post', path: '/mails/:id/again', duty: works, answer: (call) => again(call, 'mails') },
  { method: 'post', path: '/mails/:id/address', duty: works, answer: elsewhere },
  { method: 'post', path: '/mails/:id/end', duty: works, answer: (call) => end(call, 'mails') },
  { method: 'get', path: '/deliveries/:id', duty: reads, answer: (call) => showMail(call, 'deliveries') },
  {
    method: 'get',
    path: '/deliveries/:id/html',
    duty: reads,
    answer: (call) => showHtml(call, 'deliveries'),
  },
  { method: 'post', path: '/deliveries/:id/again', duty: works, answer: (call) => again(call, 'deliveries') },
  { method: 'post', path: '/deliveries/:id/end', duty: works, answer: (call) => end(call, 'deliveries') },
];

/** Editors, who have nothing to do with visitors' mail, begin with the newsletters. */
async function showOutbox({ c, draw, staff }: DeskCall): Promise<Response> {
  if (!may(staff, reads)) return c.redirect('/desk/newsletters', 303);
  const [unsent, waiting, folder] = await Promise.all([allUnsent(), countWaiting(), folderOfFiles()]);
  const records = await recordsOf(unsent.map(({ reference }) => reference));
  const body = <OutboxPage {...{ staff, unsent, records, waiting, folder, said: c.req.query('said') }} />;
  return draw({ title: 'Mail', place, body });
}

async function folderOfFiles() {
  const { smtpUrl, dataDir } = env();
  if (smtpUrl) return undefined;
  const files = await newestMailFiles(dataDir, { count: maxFiles, readableOf: readableMails });
  return <MailFolder files={files} count={maxFiles} />;
}

function showList(call: DeskCall): Promise<Response> {
  const view = call.c.req.param('view') ?? '';
  if (!isView(view)) return refuse(call, 'There is no such list.', 404);
  const { page = '1', kind = '' } = call.c.req.query();
  const asked = { view, kind, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
  return drawList(call, asked, { view });
}

/** Sent, since an address is in it: it is in no address of a page. */
function find(call: DeskCall): Promise<Response> {
  const typed = (call.input.q ?? '').trim().slice(0, 254);
  if (!typed) return Promise.resolve(call.c.redirect('/desk/mails', 303));
  return drawList(call, { find: typed, page: 1 }, { typed });
}

async function drawList(call: DeskCall, asked: OutboxQuery, of: ListPageProps['of']): Promise<Response> {
  const [rows, kinds, unsent, waiting] = await Promise.all([
    listOutbox(asked),
    kindTitles(),
    allUnsent(),
    countWaiting(),
  ]);
  const { page, kind = '' } = asked;
  const records = await recordsOf(rows.map(({ reference }) => reference));
  const props = { staff: call.staff, rows, records, kinds, kind, failing: unsent.length, waiting, page, of };
  return call.draw({ title: 'Mail', place, body: <MailListPage {...props} /> });
}

const isView = (text: string): text is OutboxView => Object.hasOwn(outboxViews, text);

async function showFile(call: DeskCall): Promise<Response> {
  const { smtpUrl, dataDir } = env();
  const file = call.c.req.param('file') ?? '';
  if (smtpUrl) return call.c.redirect('/desk/mails', 303);
  const mail = await readMailFile(dataDir, { file, readableOf: readableMails });
  if (!mail) return refuse(call, 'This mail no longer exists.', 404);
  return call.draw({ title: 'A mail', place, body: <MailFilePage staff={call.staff} mail={mail} /> });
}

type Again = Pick<MailPageProps, 'problem' | 'typed'>;

async function showMail(call: DeskCall, of: MailPlace, shown: Again = {}): Promise<Response> {
  const { c, draw, staff } = call;
  const mail = await readMail(of, recordIdOf(c.req.param('id')));
  if (!mail) return refuse(call, 'This mail is no longer kept.', 404);
  const records = await recordsOf([mail.reference]);
  const body = <MailPage {...{ staff, mail, records, said: c.req.query('said'), ...shown }} />;
  return draw({ title: mail.what, place, status: shown.problem ? 422 : 200, body });
}

async function showHtml(call: DeskCall, of: MailPlace): Promise<Response> {
  const mail = await readMail(of, recordIdOf(call.c.req.param('id')));
  if (!mail) return refuse(call, 'This mail is no longer kept.', 404);
  // No page of ours frames one that cannot be read.
  return mailDocument(typeof mail.content === 'object' ? mail.content : { html: '', attachments: [] });
}

async function causeAgain({ c, staff, input }: DeskCall): Promise<Response> {
  const count = await sendCauseAgain(input.cause ?? '', actorOf(staff, originOf(c)));
  return c.redirect(`/desk/mails?said=again-${count}`, 303);
}

async function again(call: DeskCall, of: MailPlace): Promise<Response> {
  const { c, input } = call;
  const isQueued = await sendAgain({ ...actOn(call, of), isSecondWanted: input.second === 'yes' });
  const said = isQueued ? 'again' : 'gone';
  if (input.back === '/desk') return c.redirect(`/desk?said=${isQueued ? 'did-send' : 'sent-already'}`, 303);
  return c.redirect(input.back === '/desk/mails' ? `/desk/mails?said=${said}` : pageOf(call, of, said), 303);
}

async function elsewhere(call: DeskCall): Promise<Response> {
  const to = readEmail(call.input.email);
  if (!to) return showMail(call, 'mails', { problem: 'address', typed: call.input });
  const isQueued = await sendElsewhere({ ...actOn(call, 'mails'), to });
  return call.c.redirect(pageOf(call, 'mails', isQueued ? 'elsewhere' : 'gone'), 303);
}

async function end(call: DeskCall, of: MailPlace): Promise<Response> {
  const read = readReason(call.input);
  if ('problem' in read) return showMail(call, of, { problem: read.problem, typed: call.input });
  const isEnded = await giveUp({ ...actOn(call, of), why: read.why });
  return call.c.redirect(pageOf(call, of, isEnded ? 'ended' : 'gone'), 303);
}

function actOn({ c, staff }: DeskCall, of: MailPlace) {
  return { place: of, id: recordIdOf(c.req.param('id')), by: actorOf(staff, originOf(c)) };
}

function pageOf({ c }: DeskCall, of: MailPlace, said: string): string {
  return `/desk/${of}/${recordIdOf(c.req.param('id'))}?said=${said}`;
}
