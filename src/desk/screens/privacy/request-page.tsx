import { kindWords, proofWords, wayWords } from '#privacy/requests/request-words.ts';
import { Fact } from '#ui/html/fact.tsx';
import { languageFacts } from '#ui/language/locales.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { dayInIndia } from '../../moments.ts';
import { daysBetween, daysLeftInWords, inDays, isOverdue } from '../../privacy-requests/days-left.ts';
import { type PrivacyRequest, whoAsks } from '../../privacy-requests/read-requests.ts';
import { Timeline } from '../case/timeline.tsx';
import type { Entry } from '../case/timeline-entries.ts';
import { AnswerPart, type GivenAnswer } from './answer-part.tsx';
import { DaysRim } from './days-rim.tsx';
import { HeldPart, type HeldPartProps } from './held-part.tsx';
import type { RequestPanelProps } from './panel-props.ts';
import { RequestPanel } from './request-panel.tsx';

export type RequestPageProps = {
  request: PrivacyRequest;
  answerDays: number;
  /** Nothing before they are identified, and nothing once it is settled. */
  held: HeldPartProps['held'] | undefined;
  answer: GivenAnswer | undefined;
  entries: readonly Entry[];
  panel: Omit<RequestPanelProps, 'request'>;
  said: string | undefined;
  /** May read who has exported. */
  mayOversee: boolean;
  now: Date;
};

const done: Readonly<Record<string, string>> = {
  entered: 'The request has been entered, and its deadline is set.',
  confirm: 'They have been identified. You can answer now.',
  take: 'The request is yours.',
  copy: 'The link to their copy is on its way.',
  correct: 'The record has been corrected.',
  withdraw: 'The consents have been withdrawn.',
  nominate: 'The person who may act for them has been noted.',
  erase: 'Their data has been erased, except what has to stay.',
  finish: 'The answer has been noted.',
  refuse: 'The refusal has been noted.',
};

/** `/desk/privacy/:id`: a request from the day it was asked to its answer. */
export function RequestPage(props: RequestPageProps) {
  const { request, held, answer, entries, panel, said = '', mayOversee, now } = props;
  return (
    <>
      <Head {...props} />
      <div className="desk-wrap case-grid privacy-request">
        <div className="privacy-main">
          {Object.hasOwn(done, said) && !panel.problem && (
            <p className="desk-said" role="status">
              {done[said]}
            </p>
          )}
          {answer && <AnswerPart request={request} answer={answer} mayOversee={mayOversee} />}
          <Asked request={request} />
          {held && <HeldPart held={held} request={request} />}
        </div>
        <aside className="case-side" id="answer" aria-label="The answer">
          <RequestPanel request={request} {...panel} />
        </aside>
        <Timeline entries={entries} now={now} />
      </div>
    </>
  );
}

function Head({ request, answerDays, now }: RequestPageProps) {
  const { kind, reference, askedAt, dueAt, settledAt, enteredBy, via, proof, confirmedAt, locale } = request;
  const isLate = dueAt !== null && isOverdue(dueAt, now);
  const state = settledAt ? 'folded' : isLate ? 'torn' : 'open';
  return (
    <div className="case-head">
      <Picture
        className={`case-umbrella case-umbrella-${state}`}
        scene={umbrella({ seed: reference, audience: 'everyone', state })}
      />
      <div className="desk-wrap">
        <p className="desk-small">
          <a href="/desk/privacy">Privacy requests</a> / <span className="desk-ref">{reference}</span>
        </p>
        <h1>{kindWords[kind]}</h1>
        <p className="case-state">
          <b className="privacy-who">{whoAsks(request) ?? 'Someone who has been erased'}</b>{' '}
          {`asked on ${dayInIndia(askedAt)}.`} <Clock request={request} now={now} />
        </p>
        <div className="privacy-head-rim">
          <DaysRim {...request} answerDays={answerDays} now={now} />
        </div>
        <dl className="case-meta">
          <Fact label="Number">
            <span className="desk-ref">{reference}</span>
          </Fact>
          {dueAt && <Fact label="Answer due">{dayInIndia(dueAt)}</Fact>}
          <Fact label="How it came">
            {wayWords[via]}
            {enteredBy && `, entered by ${enteredBy}`}
          </Fact>
          <Fact label="Identified">{identified({ via, proof, confirmedAt })}</Fact>
          <Fact label="Language">{languageFacts(locale).name}</Fact>
        </dl>
      </div>
    </div>
  );
}

function Clock({ request: { askedAt, dueAt, settledAt }, now }: { request: PrivacyRequest; now: Date }) {
  if (settledAt) {
    const days = daysBetween(askedAt, settledAt);
    return days === 0 ? 'It was answered on the same day.' : `It was answered after ${inDays(days)}.`;
  }
  if (!dueAt) return null;
  return <b className={isOverdue(dueAt, now) ? 'desk-bad' : undefined}>{daysLeftInWords(dueAt, now)}.</b>;
}

function identified({ via, proof, confirmedAt }: Pick<PrivacyRequest, 'via' | 'proof' | 'confirmedAt'>) {
  if (!confirmedAt) return 'Not yet';
  if (proof) return proofWords[proof];
  return via === 'email' ? 'A mailed link reached them' : proofWords.call;
}

/** Shows the words in which they asked. */
function Asked({
  request: { kind, via, wrong, right, aboutReference, nomineeName, nomineeContact },
}: RequestPageFacts) {
  if (kind === 'nomination' && nomineeName)
    return (
      <section aria-labelledby="privacy-asked">
        <h2 id="privacy-asked">Who may act for them</h2>
        <p>
          <b>{nomineeName}</b>, {nomineeContact}
        </p>
      </section>
    );
  if (!wrong && !right) return null;
  const said = via === 'call' || via === 'visit' ? 'What they said' : 'What they wrote';
  return (
    <section aria-labelledby="privacy-asked">
      <h2 id="privacy-asked">{kind === 'correction' && right ? 'What they want corrected' : said}</h2>
      {right ? (
        <dl className="case-rows">
          {wrong && (
            <div>
              <dt>We have</dt>
              <dd>{wrong}</dd>
            </div>
          )}
          <div>
            <dt>They say it should be</dt>
            <dd>{right}</dd>
          </div>
        </dl>
      ) : (
        <blockquote className="case-words">{wrong}</blockquote>
      )}
      {aboutReference && (
        <p className="desk-soft desk-small">
          About reference number <span className="desk-ref">{aboutReference}</span>
        </p>
      )}
    </section>
  );
}

type RequestPageFacts = Pick<RequestPageProps, 'request'>;
