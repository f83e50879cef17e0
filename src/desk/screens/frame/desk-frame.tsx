import type { ReactNode } from 'react';
import { may } from '#content/access/duties.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { LiveFoot } from '../live/live-foot.tsx';
import { ClockInIndia, DeskBar, DeskTabs } from './desk-bar.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { DeskRim } from './desk-rim.tsx';
import { LicenceNotice } from './licence-notice.tsx';
import type { DeskPlace } from './navigation.ts';

type DeskFrameProps = {
  brandName: string;
  licenceValidTill: string | undefined;
  staff: Staff;
  counts: DeskCounts;
  hours: CallingHours;
  now: Date;
  place?: DeskPlace;
  /** Files of the content service's screens. */
  ahead: readonly string[];
  children: ReactNode;
};

/** Around every page of the desk: the bar at night, the canopy's rim that counts the day, on a phone the tabs. */
export function DeskFrame({ brandName, staff, counts, hours, now, place, ahead, ...rest }: DeskFrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <LicenceNotice validTill={rest.licenceValidTill} staff={staff} now={now} />
      <DeskBar
        brandName={brandName}
        staff={staff}
        counts={counts}
        place={place}
        clock={<ClockInIndia now={now} />}
        hasKeys
      />
      <DeskRim hours={hours} now={now} />
      <main id="main" tabIndex={-1}>
        {rest.children}
      </main>
      <nav className="desk-leave desk-small" aria-label="Leave the desk">
        <a href="/desk/logout">Log out</a>
      </nav>
      <LiveFoot staff={staff} now={now} />
      {may(staff, 'write-content') && <FetchedAhead files={ahead} />}
      <DeskTabs staff={staff} counts={counts} place={place} />
    </>
  );
}

/** Once the page is there, and from then on kept: an editor's next screen has them already. */
function FetchedAhead({ files }: { files: readonly string[] }) {
  return files.map((href) => (
    <link key={href} rel="prefetch" href={href} as={href.endsWith('.css') ? 'style' : 'script'} />
  ));
}
