import { dayInIndia } from '../../moments.ts';
import type { HeldGroup } from '../../privacy-requests/held-groups.ts';
import type { Held } from '../../privacy-requests/read-held.ts';
import type { PrivacyRequest } from '../../privacy-requests/read-requests.ts';

export type HeldPartProps = { held: Held; request: PrivacyRequest };

/** Shows how much of what we hold, and how recent it is. Nothing of its content is on this page. */
export function HeldPart({ held: { groups, newest, reasons }, request }: HeldPartProps) {
  const { email, phone, aboutReference } = request;
  const by = [email, phone, aboutReference].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="privacy-held">
      <h2 id="privacy-held">What we hold about them</h2>
      <p className="desk-soft">Found by what they have proved to be theirs: {by}.</p>
      {groups.length === 0 ? (
        <p>
          <b>Nothing.</b> We hold no record of them.
        </p>
      ) : (
        <ul className="privacy-held">
          {groups.map((group) => (
            <HeldLine key={group.name} group={group} newest={newest.get(group.name)} />
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <div className="privacy-laws">
          <h3>The law requires us to keep part of it</h3>
          <Reasons reasons={reasons} />
        </div>
      )}
    </section>
  );
}

export function HeldLine({
  group: { count, words },
  newest,
}: {
  group: HeldGroup;
  newest?: Date | undefined;
}) {
  return (
    <li>
      <b className="privacy-count">{count.toLocaleString('en-IN')}</b>
      <span>
        {words}
        {newest && <span className="desk-soft desk-small"> {newestInWords(count, newest)}</span>}
      </span>
    </li>
  );
}

function newestInWords(count: number, newest: Date): string {
  return count === 1 ? `from ${dayInIndia(newest)}` : `the newest from ${dayInIndia(newest)}`;
}

export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
