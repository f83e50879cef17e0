import type { ReactNode } from 'react';
import { may } from '#content/access/duties.ts';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import { clockInIndia } from '../../moments.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { DeskCounts } from './desk-counts.ts';
import { Icon } from './icon.tsx';
import { type DeskPlace, deskNavigation } from './navigation.ts';

type EntriesProps = {
  staff: Pick<Staff, 'role' | 'name'>;
  counts: DeskCounts;
  place?: DeskPlace;
};

type DeskBarProps = EntriesProps & {
  brandName: string;
  clock: ReactNode;
  /** Whether the page listens to the desk's keys. */
  hasKeys?: boolean;
};

/** On top of the desk's pages, and of the content service's screens. */
export function DeskBar({ brandName, clock, hasKeys, ...entries }: DeskBarProps) {
  const { staff } = entries;
  return (
    <header className="desk-bar">
      <a
        className="desk-logo"
        href={entriesOf(staff).find(({ key }) => key !== 'mail')?.href ?? '/desk/account'}
      >
        <BrandMark />
        <b>{brandName}</b> <span>desk</span>
      </a>
      <nav id="desk-nav" className="desk-nav" aria-label="Desk" data-live="">
        <Entries {...entries} shown={entriesOf(staff)} />
      </nav>
      {may(staff, 'read-cases') && (
        <search>
          <form className="desk-find" action="/desk/find" method="post">
            <Icon name="find" />
            <label className="visually-hidden" htmlFor="desk-find">
              Find a case
            </label>
            <input id="desk-find" name="q" type="search" placeholder="Find a case" autoComplete="off" />
            {hasKeys && <kbd>/</kbd>}
          </form>
        </search>
      )}
      <span id="desk-clock" className="desk-clock" data-live="">
        {clock} <small>IST</small>
      </span>
      <a className="desk-me" href="/desk/account" title={staff.name}>
        <i aria-hidden="true">{initials(staff.name)}</i> <span>{staff.name}</span>
      </a>
    </header>
  );
}

export function ClockInIndia({ now }: { now: Date }) {
  return <time>{clockInIndia(now)}</time>;
}

/** The entries again at the foot of a phone: what a role needs most, and the rest in a list that the browser opens. */
export function DeskTabs(entries: EntriesProps) {
  const { staff, counts, place } = entries;
  const all = entriesOf(staff);
  const rest = all.filter(({ key }) => !isTab(key, staff));
  const waiting = rest.reduce((sum, { key }) => sum + (countFor(staff, key, counts) ?? 0), 0);
  return (
    <nav id="desk-tabs" className="desk-tabs" aria-label="Desk, short" data-live="">
      <Entries {...entries} shown={all.filter(({ key }) => isTab(key, staff))}>
        <li>
          <button
            type="button"
            popoverTarget="desk-more"
            aria-current={rest.some(({ key }) => key === place) || undefined}
          >
            More <Count of={waiting} isHot={false} />
          </button>
          <div id="desk-more" className="desk-more" popover="auto">
            <Entries {...entries} shown={rest} />
          </div>
        </li>
      </Entries>
    </nav>
  );
}

type ShownProps = EntriesProps & { shown: ReturnType<typeof entriesOf>; children?: ReactNode };

function Entries({ shown, staff, counts, place, children }: ShownProps) {
  return (
    <ul>
      {shown.map(({ key, label, href }) => (
        <li key={key}>
          <a href={href} aria-current={key === place ? 'page' : undefined}>
            {label} <Count of={countFor(staff, key, counts)} isHot={key === 'today'} />
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Mail that failed is a matter of those who answer visitors; editors write newsletters there. */
function countFor(staff: InRole, key: DeskPlace, counts: DeskCounts): number | undefined {
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

type InRole = Pick<Staff, 'role'>;

function entriesOf(staff: InRole) {
  return (Object.keys(deskNavigation) as DeskPlace[])
    .map((key) => ({ key, ...deskNavigation[key] }))
    .filter(({ duty }) => may(staff, duty));
}

const tabs: Record<'answers' | 'writes', readonly DeskPlace[]> = {
  answers: ['today', 'find', 'mail'],
  writes: ['words', 'publishing', 'content'],
};

/** Three and "More" fit a phone. */
function isTab(key: DeskPlace, staff: InRole): boolean {
  return tabs[may(staff, 'read-cases') ? 'answers' : 'writes'].includes(key);
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
