import type { ReactNode } from 'react';
import { may } from '#content/access/duties.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import { clockInIndia } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { LiveFoot } from '../live/live-foot.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { DeskRim } from './desk-rim.tsx';
import { Icon } from './icon.tsx';
import { LicenceNotice } from './licence-notice.tsx';
import { type DeskPlace, deskNavigation } from './navigation.ts';

type DeskFrameProps = {
  brandName: string;
  licenceValidTill: string;
  staff: Staff;
  counts: DeskCounts;
  hours: CallingHours;
  now: Date;
  place?: DeskPlace;
  children: ReactNode;
};

/** Around every page of the desk: the bar at night, the canopy's rim that counts the day, on a phone the tabs. */
export function DeskFrame({ brandName, staff, counts, hours, now, place, ...rest }: DeskFrameProps) {
  const places = entriesOf(staff);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <LicenceNotice validTill={rest.licenceValidTill} staff={staff} now={now} />
      <header className="desk-bar">
        <a className="desk-logo" href={places.find(({ key }) => key !== 'mail')?.href ?? '/desk/account'}>
          <BrandMark />
          <b>{brandName}</b> <span>desk</span>
        </a>
        <nav id="desk-nav" className="desk-nav" aria-label="Desk" data-live="">
          <ul>
            {places.map(({ key, label, href }) => (
              <li key={key}>
                <a href={href} aria-current={key === place ? 'page' : undefined}>
                  {label} <Count of={countFor(staff, key, counts)} isHot={key === 'today'} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {may(staff, 'read-cases') && (
          <search>
            <form className="desk-find" action="/desk/find" method="post">
              <Icon name="find" />
              <label className="visually-hidden" htmlFor="desk-find">
                Find a case
              </label>
              <input id="desk-find" name="q" type="search" placeholder="Find a case" autoComplete="off" />
              <kbd>/</kbd>
            </form>
          </search>
        )}
        <span id="desk-clock" className="desk-clock" data-live="">
          <time>{clockInIndia(now)}</time> <small>IST</small>
        </span>
        <a className="desk-me" href="/desk/account">
          <i aria-hidden="true">{initials(staff.name)}</i> <span>{staff.name}</span>
        </a>
      </header>
      <DeskRim hours={hours} now={now} />
      <main id="main" tabIndex={-1}>
        {rest.children}
      </main>
      <nav className="desk-leave desk-small" aria-label="Leave the desk">
        <a href="/desk/logout">Log out</a>
      </nav>
      <LiveFoot staff={staff} now={now} />
      <nav id="desk-tabs" className="desk-tabs" aria-label="Desk, short" data-live="">
        <ul>
          {places
            .filter(({ key }) => !isLeftOutOnPhones(key, staff))
            .map(({ key, label, href }) => (
              <li key={key}>
                <a href={href} aria-current={key === place ? 'page' : undefined}>
                  {label} <Count of={countFor(staff, key, counts)} isHot={key === 'today'} />
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

/** Mail that failed is a matter of those who answer visitors; editors write newsletters there. */
function countFor(staff: Staff, key: DeskPlace, counts: DeskCounts): number | undefined {
  return key === 'mail' && !may(staff, 'read-cases') ? undefined : counts[key];
}

function Count({ of = 0, isHot }: { of?: number; isHot: boolean }) {
  if (of === 0) return null;
  return (
    <b className={isHot ? 'desk-count desk-count-hot' : 'desk-count'}>
      {of >= 100 ? '99+' : of}
      <span className="visually-hidden"> waiting</span>
    </b>
  );
}

function entriesOf(staff: Staff) {
  return (Object.keys(deskNavigation) as DeskPlace[])
    .map((key) => ({ key, ...deskNavigation[key] }))
    .filter(({ duty }) => may(staff, duty));
}

/** Five would not fit: anyone who has cases finds the rest from there. */
function isLeftOutOnPhones(key: DeskPlace, staff: Staff): boolean {
  if (key === 'words' || key === 'publishing' || key === 'office') return may(staff, 'read-cases');
  return key === 'privacy' || key === 'content';
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
