import { crmName } from '#enquiry/crm/active-crms.ts';
import { HeldLine, Reasons } from './held-part.tsx';
import type { StepProps } from './step-props.ts';

/** Lists what an erasure takes out, and what it leaves. */
export function EraseStep({ held: { goes, stays, newest, reasons, crms } }: StepProps) {
  const kept = stays.filter(({ name }) => name !== 'requests');
  return (
    <div className="privacy-sides">
      <section className="privacy-side privacy-goes" aria-labelledby="privacy-goes">
        <h2 id="privacy-goes">This goes, for good</h2>
        {goes.length === 0 ? (
          <p>
            {kept.length > 0
              ? 'Nothing: all their data has to stay.'
              : 'Nothing: we hold no record of them besides this request.'}
          </p>
        ) : (
          <ul className="privacy-held">
            {goes.map((group) => (
              <HeldLine key={group.name} group={group} newest={newest.get(group.name)} />
            ))}
          </ul>
        )}
        {crms.length > 0 && (
          <p>
            Their record in {crms.map(crmName).join(' and ')} as well, automatically, or by hand where no
            program may delete it.
          </p>
        )}
      </section>
      <section className="privacy-side" aria-labelledby="privacy-stays">
        <h2 id="privacy-stays">This stays</h2>
        {kept.length > 0 && (
          <>
            <ul className="privacy-held">
              {kept.map((group) => (
                <HeldLine key={group.name} group={group} newest={newest.get(group.name)} />
              ))}
            </ul>
            <p>The law requires us to keep it. They get the reason with the answer:</p>
            <Reasons reasons={reasons} />
          </>
        )}
        <ul className="privacy-points">
          <li>
            The requests that they have made, without their name, address or words, as a record that we
            answered.
          </li>
          <li>Hashed notes of the erasure, so that a restored backup does not bring the data back.</li>
          <li>Backups, until they expire.</li>
          <li>Exported files and mails in the support mailbox, until someone deletes them by hand.</li>
        </ul>
      </section>
    </div>
  );
}
