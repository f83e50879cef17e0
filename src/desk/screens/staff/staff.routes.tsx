import { recordIdOf } from '#platform/record-id.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import { help, readColleagues } from '../../session/colleagues.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { isHelp, isStaffFlash, StaffPage } from './staff-page.tsx';

const duty = 'manage-staff';

/** Administrators let colleagues back into the desk here. */
export const staffRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/staff', duty, answer: showStaff },
  { method: 'post', path: '/staff/:id/help', duty, answer: giveHelp },
];

async function showStaff({ c, staff, draw }: DeskCall): Promise<Response> {
  const done = c.req.query('said');
  const page = {
    colleagues: await readColleagues(),
    ownId: staff.id,
    done: isStaffFlash(done) ? done : undefined,
  };
  return draw({ title: 'Who works here', body: <StaffPage {...page} /> });
}

/** For others: people end their own sessions under their name. */
async function giveHelp({ c, staff, input: { kind } }: DeskCall): Promise<Response> {
  const id = recordIdOf(c.req.param('id'));
  const isPossible = isHelp(kind) && id > 0 && id !== staff.id;
  if (!isPossible) return c.redirect('/desk/staff', 303);
  await help(kind, id, actorOf(staff, originOf(c)));
  return c.redirect(`/desk/staff?said=${kind}`, 303);
}
