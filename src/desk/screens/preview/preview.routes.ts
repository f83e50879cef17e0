import { defaultLocale, languageCodes } from '#ui/language/locales.ts';
import type { DeskRoute } from '../desk-route.ts';

/** A draft on its real page, for the frame beside its form. */
export const previewRoutes: readonly DeskRoute[] = [
  {
    method: 'get',
    path: '/preview/:collection/:id',
    duty: 'write-content',
    answer: ({ c, renderDraft }) => {
      const { collection = '', id = '' } = c.req.param();
      const locale = languageCodes.find((code) => code === c.req.query('locale')) ?? defaultLocale;
      return renderDraft({ collection, id: /^\d{1,9}$/.test(id) ? Number(id) : 0, locale });
    },
  },
];
