import { HeldLine } from './held-part.tsx';
import type { StepProps } from './step-props.ts';

export function CopyStep({ request: { email, phone, aboutReference }, held: { groups, newest } }: StepProps) {
  return (
    <>
      <p>
        A mail with a link goes to <b className="privacy-who">{email}</b>. The link opens their own page once,
        within an hour, and a second mail explains how to get another link. On that page they can read and
        download all that we hold for this address, and ask us to correct or erase it.
      </p>
      <ul className="privacy-held">
        {groups.map((group) => (
          <HeldLine key={group.name} group={group} newest={newest.get(group.name)} />
        ))}
      </ul>
      {(phone || aboutReference) && (
        <p>
          Anything they sent without this address is not on that page: for that, download the copy to print,
          and post it or hand it over.
        </p>
      )}
    </>
  );
}

export function CorrectStep({ request: { wrong, right, aboutReference } }: StepProps) {
  return (
    <>
      <dl className="case-rows">
        <div>
          <dt>Now</dt>
          <dd>{wrong || 'Empty'}</dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>{right}</dd>
        </div>
      </dl>
      <p>
        This changes the record <span className="desk-ref">{aboutReference}</span> and the lists on the desk.
        Mails already sent stay as they were; any connected CRM is told.
      </p>
    </>
  );
}
