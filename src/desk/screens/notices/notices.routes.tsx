import { type AuditKind, recordAudit } from '#content/audit/audit-log.ts';
import { recordReading, recordWording, withdrawReading } from '#enquiry/notices/change-notices.ts';
import { faultsOfNotice } from '#enquiry/notices/faults-of-notice.ts';
import { type NoticeParts, noticeParts } from '#enquiry/notices/notice-file.ts';
import { type Notice, readNotices } from '#enquiry/notices/notices.ts';
import { inTransaction } from '#platform/database.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticePageProps } from './notice-page-props.ts';
import { isOriginal, noticeAddress } from './notice-state.ts';
import { NoticesPage } from './notices-page.tsx';

const duty = 'write-content';
const place = 'words';
const base = '/words/notices';

/** Twelve parts in a script whose letters are nine characters each in a form. */
const maxBytes = 256 * 1024;

/** The consent notice in the languages of the Eighth Schedule: who has read which, and its wording. */
export const noticesRoutes: readonly DeskRoute[] = [
  { method: 'get', path: base, duty, answer: list },
  { method: 'get', path: `${base}/:language`, duty, answer: withNotice((call, found) => show(call, found)) },
  { method: 'post', path: `${base}/:language`, duty, maxBytes, answer: withNotice(correct) },
  { method: 'post', path: `${base}/:language/read`, duty, answer: withNotice(markRead) },
  { method: 'post', path: `${base}/:language/withdraw`, duty, answer: withNotice(withdraw) },
];

const done: Readonly<Record<string, string>> = {
  read: 'Recorded. Visitors may read it.',
  corrected: 'Saved. Visitors see it once someone has read it.',
  'english-corrected': 'Saved. Every translation is unread now.',
  withdrawn: 'Withdrawn. Visitors no longer see it.',
};

const changedMeanwhile =
  'The text has been changed in the meantime. The present text is below; please look at it again.';

type Found = { notice: Notice; english: Notice };
type Answer = (call: DeskCall, found: Found) => Promise<Response>;

function withNotice(answer: Answer) {
  return async (call: DeskCall): Promise<Response> => {
    const notices = await readNotices();
    const notice = notices.find(({ code }) => code === call.c.req.param('language'));
    const english = notices.find(isOriginal);
    if (notice && english) return answer(call, { notice, english });
    const body = <RefusedPage text="There is no notice in this language." />;
    return call.draw({ title: 'Not possible', place, status: 404, body });
  };
}

async function list({ draw }: DeskCall): Promise<Response> {
  return draw({ title: 'Consent notice', place, body: <NoticesPage notices={await readNotices()} /> });
}

type Outcome = Pick<NoticePageProps, 'refusal' | 'faults' | 'typed'>;

async function show({ c, draw, staff }: DeskCall, found: Found, outcome: Outcome = {}): Promise<Response> {
  const said = outcome.refusal ? undefined : done[c.req.query('said') ?? ''];
  const body = <NoticePage {...found} {...outcome} staffName={staff.name} said={said} />;
  const title = `Consent notice in ${found.notice.language}`;
  return draw({ title, place, body, status: outcome.refusal ? 422 : 200 });
}

async function markRead(call: DeskCall, found: Found): Promise<Response> {
  const { notice, english } = found;
  const { input, staff } = call;
  if (isOriginal(notice)) return show(call, found, { refusal: 'The English text is the original.' });
  if (input.version !== notice.version || input.english !== english.version)
    return show(call, found, { refusal: changedMeanwhile, typed: readerOf(input) });
  const reader = input.reader === 'other' ? (input.name ?? '').trim().slice(0, 120) : staff.name;
  if (!reader)
    return show(call, found, { refusal: 'Please enter the name of the reader.', typed: readerOf(input) });
  if (!notice.isRead)
    await inTransaction(async (client) => {
      await recordReading(client, { notice, english, reader, markedBy: staff.name });
      await recordAudit(client, entry(call, 'notice-read', notice, `read by ${reader}`));
    });
  return saved(call, notice, 'read');
}

function readerOf({ reader = '', name = '' }: DeskCall['input']) {
  return { reader, name };
}

async function correct(call: DeskCall, found: Found): Promise<Response> {
  const { notice, english } = found;
  const { input, staff } = call;
  const parts = partsIn(input);
  const typed = { ...parts };
  if (input.version !== notice.version) return show(call, found, { refusal: changedMeanwhile, typed });
  const faults = faultsOfNotice({ script: notice.script, parts }, isOriginal(notice) ? parts : english.parts);
  if (faults.length > 0)
    return show(call, found, { refusal: 'The text was not saved. The reasons are below.', faults, typed });
  if (noticeParts.every((part) => parts[part] === notice.parts[part]))
    return show(call, found, { refusal: 'Nothing was changed.', typed });
  await inTransaction(async (client) => {
    const version = await recordWording(client, { language: notice.code, parts, by: staff.name });
    await recordAudit(
      client,
      entry(call, 'notice-corrected', { ...notice, version }, `before: ${notice.version}`),
    );
  });
  return saved(call, notice, isOriginal(notice) ? 'english-corrected' : 'corrected');
}

function partsIn(input: DeskCall['input']): NoticeParts {
  const written = noticeParts.map((part) => [part, (input[part] ?? '').replace(/\s+/g, ' ').trim()]);
  return Object.fromEntries(written) as NoticeParts;
}

async function withdraw(call: DeskCall, { notice }: Found): Promise<Response> {
  await inTransaction(async (client) => {
    if (await withdrawReading(client, notice.code, call.staff.name))
      await recordAudit(client, entry(call, 'notice-withdrawn', notice));
  });
  return saved(call, notice, 'withdrawn');
}

function entry({ c, staff }: DeskCall, kind: AuditKind, { language, version }: Notice, detail = '') {
  return { kind, by: actorOf(staff, originOf(c)), about: `${language} ${version}`, detail };
}

function saved({ c }: DeskCall, notice: Notice, said: keyof typeof done): Response {
  return c.redirect(`${noticeAddress(notice)}?said=${said}`, 303);
}
