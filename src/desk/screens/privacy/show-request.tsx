import { may } from '#content/access/duties.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { database } from '#platform/database.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { answerInWords } from '#privacy/mails/answer-in-words.ts';
import { isOnOneRecord } from '#privacy/person/on-record.ts';
import { auditAbout, dutyOf, isSettled, type Step, stepsOpen } from '#privacy/requests/request.ts';
import { languageFacts } from '#ui/language/locales.ts';
import { auditOf } from '../../audit/read-audit.ts';
import { readHeld } from '../../privacy-requests/read-held.ts';
import { type PrivacyRequest, readRequest } from '../../privacy-requests/read-requests.ts';
import type { DeskCall } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import type { GivenAnswer } from './answer-part.tsx';
import { courseOf } from './course.ts';
import type { RequestPanelProps } from './panel-props.ts';
import { RequestPage } from './request-page.tsx';

/** A refused step comes back with why, and with what was typed. */
export async function showRequest(
  { c, staff, draw }: DeskCall,
  problem?: RequestPanelProps['problem'],
): Promise<Response> {
  const request = await readRequest(recordIdOf(c.req.param('id')));
  if (!request) return noSuchRequest(draw);
  const { privacy, contact } = await readSettings(request.locale);
  const isOpen = request.state !== 'asked' && !isSettled(request.state);
  const { phone } = request;
  const mayOversee = may(staff, 'oversee-exports');
  const audit = may(staff, 'read-audit-log') ? await auditOf(auditAbout(request)) : [];
  return draw({
    title: `Privacy request ${request.reference}`,
    place: 'privacy',
    status: problem ? 422 : 200,
    body: (
      <RequestPage
        request={request}
        answerDays={privacy.answerDays}
        held={isOpen ? await readHeld(request) : undefined}
        answer={answerOf(request, contact.supportEmail)}
        entries={courseOf(request, audit)}
        panel={{
          steps: stepsFor(request, staff),
          staffId: staff.id,
          maySettle: may(staff, 'settle-requests'),
          isPhoneHeld: phone !== null && (await isOnOneRecord(database(), { phone })),
          problem,
        }}
        said={c.req.query('said')}
        mayOversee={mayOversee}
        now={new Date()}
      />
    ),
  });
}

export function noSuchRequest(draw: DeskCall['draw']): Promise<Response> {
  const body = <RefusedPage text="There is no such privacy request." />;
  return draw({ title: 'No such request', place: 'privacy', status: 404, body });
}

/** Steps that someone may not take are not offered. */
function stepsFor(request: PrivacyRequest, staff: DeskCall['staff']): Step[] {
  return stepsOpen(request).filter((step) => may(staff, dutyOf(step)));
}

function answerOf(
  { kind, state, outcome, reference, locale }: PrivacyRequest,
  supportEmail: string,
): GivenAnswer | undefined {
  if (state !== 'done' && state !== 'refused' && state !== 'held-back') return undefined;
  const answer = answerInWords({ kind, state, words: outcome ?? '', reference }, { supportEmail, locale });
  return { ...answer, language: languageFacts(locale).tag };
}
