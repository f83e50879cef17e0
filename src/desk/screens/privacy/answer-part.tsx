import { kindWords, stateWords } from '#privacy/requests/request-words.ts';
import { momentInWords } from '../../moments.ts';
import { groupsOf } from '../../privacy-requests/held-groups.ts';
import { isTakenOut } from '../../privacy-requests/read-held.ts';
import type { PrivacyRequest } from '../../privacy-requests/read-requests.ts';
import { HeldLine } from './held-part.tsx';

/** The answer as its mail has it. */
export type GivenAnswer = { title: string; lines: readonly string[]; language: string };

type AnswerPartProps = {
  request: PrivacyRequest;
  answer: GivenAnswer;
  /** May read who has exported. */
  mayOversee: boolean;
};

/** The answer: when, by which colleague, in which words; after an erasure, what was removed. */
export function AnswerPart({ request, answer, mayOversee }: AnswerPartProps) {
  const { state, kind, settledAt, decidedBy, mailedAt, erased, outcome } = request;
  return (
    <section className="privacy-answer" aria-labelledby="privacy-answer">
      <h2 id="privacy-answer">
        {kindWords[kind]}: {stateWords[state].toLowerCase()}
      </h2>
      <p className="desk-soft">
        {settledAt && momentInWords(settledAt)}
        {decidedBy ? `, by ${decidedBy}` : ', by themselves on their own page'}
      </p>
      {erased && <Removed erased={erased} mayOversee={mayOversee} />}
      {mailedAt ? (
        <figure className="privacy-mail">
          <figcaption>Mail to them, written {momentInWords(mailedAt)}</figcaption>
          <blockquote lang={answer.language}>
            <p>
              <b>{answer.title}</b>
            </p>
            {answer.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </blockquote>
        </figure>
      ) : (
        <>
          {outcome && <blockquote className="case-words">{outcome}</blockquote>}
          {decidedBy && (
            <p className="desk-soft desk-small">
              No e-mail with the answer is on record: either no address was known, or the request was answered
              before such e-mails were noted here.
            </p>
          )}
        </>
      )}
    </section>
  );
}

type RemovedProps = { erased: Readonly<Record<string, number>>; mayOversee: boolean };

function Removed({ erased, mayOversee }: RemovedProps) {
  const groups = groupsOf(erased);
  const removed = groups.filter(isTakenOut);
  const requests = groups.find((group) => !isTakenOut(group))?.count ?? 0;
  return (
    <div className="privacy-removed">
      <h3>What was removed</h3>
      {removed.length === 0 ? (
        <p>There was nothing to remove.</p>
      ) : (
        <ul className="privacy-held">
          {removed.map((group) => (
            <HeldLine key={group.name} group={group} />
          ))}
        </ul>
      )}
      {requests > 1 && (
        <p>
          Their {requests} privacy requests were emptied of personal data, and stay as the record of our
          answers.
        </p>
      )}
      <p>
        Files that staff have exported may still contain this person’s data:{' '}
        {mayOversee ? <a href="/desk/exports">everyone who has exported</a> : 'everyone who has exported'}{' '}
        since they wrote to us must delete it there by hand.
      </p>
    </div>
  );
}
