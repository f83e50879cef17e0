import { may } from '#content/access/duties.ts';
import { licenceInWords } from '#content/collections/site-settings/licence.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Staff } from '../../session/staff-of-request.ts';

type LicenceNoticeProps = { validTill: string | undefined; staff: Pick<Staff, 'role'>; now: Date };

/** On top of every page of the desk, from sixty days before the licence ends until a new date, or none, is entered. */
export function LicenceNotice({ validTill, staff, now }: LicenceNoticeProps) {
  const warning = licenceInWords(validTill, dateInIndia(now));
  if (!warning) return null;
  const { text, isOver } = warning;
  return (
    <div
      className={isOver ? 'desk-licence desk-licence-over' : 'desk-licence'}
      role={isOver ? 'alert' : 'status'}
    >
      <p>
        {text}
        {may(staff, 'write-content') && (
          <>
            {' '}
            <a href="/admin/globals/site-settings#field-licence">Enter its number and date</a>
          </>
        )}
      </p>
    </div>
  );
}
