import { resendDelivery } from '#enquiry/deliveries/resend-delivery.ts';
import { resendMail } from '#mail/outbox/resend-mail.ts';
import { recordIdOf } from '#platform/record-id.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { flashSubject } from '../flash-subject.ts';
import { returnPath } from '../return-path.ts';
import { loadToday } from './load-today.ts';
import { TodayPage } from './today-page.tsx';

export const todayRoutes: readonly DeskRoute[] = [
  {
    method: 'get',
    path: '/',
    duty: 'read-cases',
    answer: async ({ c, staff, draw }) => {
      const [today, about] = await Promise.all([
        loadToday(staff, new Date()),
        flashSubject(c.req.query('about'), staff),
      ]);
      return draw({
        title: 'Today',
        place: 'today',
        body: <TodayPage today={today} said={c.req.query('said')} about={about} />,
      });
    },
  },
  { method: 'post', path: '/mails/:id/again', duty: 'work-cases', answer: again(resendMail) },
  { method: 'post', path: '/deliveries/:id/again', duty: 'work-cases', answer: again(resendDelivery) },
];

/** Gives back to the worker what could not be sent. */
function again(send: (id: number) => Promise<boolean>) {
  return async ({ c }: DeskCall) => {
    const id = recordIdOf(c.req.param('id'));
    const isQueued = id > 0 && (await send(id));
    return c.redirect(returnPath(undefined, '/desk', { said: isQueued ? 'did-send' : 'sent-already' }), 303);
  };
}
