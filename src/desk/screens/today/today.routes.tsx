import type { DeskRoute } from '../desk-route.ts';

export const todayRoutes: readonly DeskRoute[] = [
  {
    method: 'get',
    path: '/',
    duty: 'read-cases',
    answer: ({ draw }) =>
      draw({
        title: 'Today',
        place: 'today',
        body: (
          <div className="desk-wrap">
            <h1>Today</h1>
          </div>
        ),
      }),
  },
];
