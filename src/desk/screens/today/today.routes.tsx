import type { DeskRoute } from '../desk-route.ts';
import { flashSubject } from '../flash-subject.ts';
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
];
