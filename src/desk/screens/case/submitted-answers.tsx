import type { ReactNode } from 'react';
import type { CaseRead } from '#cases/read-case.ts';

/** A visitor's own sentences are read first; what they chose and typed follows, with the questions as asked. */
const ownWords = 'message';

type WhatTheySentProps = {
  of: CaseRead;
  /** Actions on the enquiry. */
  children: ReactNode;
};

export function SubmittedAnswers({ of: { answers, register, submissionId }, children }: WhatTheySentProps) {
  const message = answers.find(({ field }) => field === ownWords);
  return (
    <>
      {message && (
        <section>
          <h2>In their own words</h2>
          <blockquote className="case-words">{message.words}</blockquote>
        </section>
      )}
      <section>
        <h2>What they filled in</h2>
        {answers.length === 0 && <p className="desk-soft">None of it has been kept.</p>}
        <dl className="case-rows">
          {answers
            .filter((answer) => answer !== message)
            .map(({ field, asked, words }) => (
              <div key={field}>
                <dt>{asked}</dt>
                <dd>{words}</dd>
              </div>
            ))}
        </dl>
        {answers.length > 0 && (
          <p className="desk-soft desk-small">Each question is shown as it was asked.</p>
        )}
        {children}
        {register === 'resumes' && (
          <p>
            <a href={`/admin/collections/resumes/${submissionId}`}>The résumé, to be saved</a>
          </p>
        )}
      </section>
    </>
  );
}
