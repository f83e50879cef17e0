import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { staffRoles } from '#content/access/duties.ts';
import { IslandContext } from '#ui/island/island.tsx';
import type { Staff } from '../../session/staff-of-request.ts';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskPlace } from './navigation.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };

const drawnFor = (role: string, place?: DeskPlace) =>
  renderToStaticMarkup(
    <IslandContext value={{ 'desk-live': ['/live.js'] }}>
      <DeskFrame
        brandName="Chhatri"
        licenceValidTill="2030-01-01"
        staff={{ id: 1, name: 'Asha Rao', email: 'a@broker.example', role, sessionId: '' } as Staff}
        counts={{}}
        hours={hours}
        place={place}
        now={new Date('2026-11-26T06:00:00Z')}
        ahead={['/_next/static/chunks/a.css', '/_next/static/chunks/b.js']}
      >
        <h1>A page</h1>
      </DeskFrame>
    </IslandContext>,
  );

test.each(Object.keys(staffRoles))('every page of the desk leads to the log-out: %s', (role) => {
  const html = drawnFor(role);
  expect(html.indexOf('<a href="/desk/logout">Log out</a>')).toBeGreaterThan(html.indexOf('</main>'));
});

test('a page of the desk fetches ahead what the content service’s screens need, for those who write', () => {
  expect(drawnFor('editor')).toMatch(
    /<link rel="prefetch" href="\S+a\.css" as="style"\/><link rel="prefetch" href="\S+b\.js" as="script"\/>/,
  );
  expect(drawnFor('adviser')).not.toContain('prefetch');
});

test.each(Object.keys(staffRoles))(
  'on a phone every entry of the bar is a tab or under "More": %s',
  (role) => {
    const html = drawnFor(role);
    const entries = (id: string) => {
      const nav = html.slice(html.indexOf(`<nav id="${id}"`));
      return [...nav.slice(0, nav.indexOf('</nav>')).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    };
    expect(entries('desk-tabs').toSorted()).toEqual(entries('desk-nav').toSorted());
    expect(html).toContain('popoverTarget="desk-more"');
  },
);

test('"More" is marked on a page that it leads to', () => {
  const more = /<button[^>]*popoverTarget="desk-more"[^>]*aria-current="true"/;
  expect(drawnFor('administrator', 'office')).toMatch(more);
  expect(drawnFor('administrator', 'today')).not.toMatch(more);
});
