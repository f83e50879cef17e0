import { addressPlaces } from '#content/collections/collections.ts';
import { directorySource } from '#content/read/directory.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { siteFiller } from '../../site-filler.ts';
import type { DeskRoute } from '../desk-route.ts';
import { FiguresPage } from './figures-page.tsx';
import { isPeriodName } from './period.ts';
import { readFigures } from './read-figures.ts';

export const figuresRoutes: readonly DeskRoute[] = [
  {
    method: 'get',
    path: '/figures',
    duty: 'read-cases',
    async answer({ c, draw }) {
      const asked = c.req.query('period');
      const [figures, directory] = await Promise.all([
        readFigures(isPeriodName(asked) ? asked : 'quarter', new Date()),
        directorySource(addressPlaces, defaultLocale, { tables: [], open: siteFiller }).value(),
      ]);
      const body = <FiguresPage figures={figures} directory={directory} />;
      return draw({ title: 'Figures', place: 'figures', body });
    },
  },
];
