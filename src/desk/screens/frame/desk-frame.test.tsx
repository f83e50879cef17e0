import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { staffRoles } from '#content/access/duties.ts';
import { IslandContext } from '#ui/island/island.tsx';
import type { Staff } from '../../session/staff-of-request.ts';
import { DeskFrame } from './desk-frame.tsx';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };

const drawnFor = (role: string) =>
  renderToStaticMarkup(
    <IslandContext value={{ 'desk-live': ['/live.js'] }}>
      <DeskFrame
        brandName="Chhatri"
        licenceValidTill="2030-01-01"
        staff={{ id: 1, name: 'Asha Rao', email: 'a@broker.example', role, sessionId: '' } as Staff}
        counts={{}}
        hours={hours}
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
