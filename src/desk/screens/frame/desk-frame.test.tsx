import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { staffRoles } from '#content/access/duties.ts';
import { IslandContext } from '#ui/island/island.tsx';
import type { Staff } from '../../session/staff-of-request.ts';
import { DeskFrame } from './desk-frame.tsx';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };

test.each(Object.keys(staffRoles))('every page of the desk leads to the log-out: %s', (role) => {
  const staff = { id: 1, name: 'Asha Rao', email: 'a@broker.example', role, sessionId: '' } as Staff;
  const html = renderToStaticMarkup(
    <IslandContext value={{ 'desk-live': ['/live.js'] }}>
      <DeskFrame
        brandName="Chhatri"
        licenceValidTill="2030-01-01"
        staff={staff}
        counts={{}}
        hours={hours}
        now={new Date('2026-11-26T06:00:00Z')}
      >
        <h1>A page</h1>
      </DeskFrame>
    </IslandContext>,
  );
  expect(html.indexOf('<a href="/desk/logout">Log out</a>')).toBeGreaterThan(html.indexOf('</main>'));
});
