import { BlockExamples } from '#site/styleguide/block-examples.tsx';
import type { DeskRoute } from '../desk-route.ts';

const title = 'How sections look';
const lead =
  'Everything below is made up. On the site a section appears where its block is on a page, and only while there is something to show in it.';

/**
 * How sections look that are on the site only once there is something to show: with made-up records, rendered as
 * visitors would see them.
 */
export const sectionsRoutes: readonly DeskRoute[] = [
  {
    method: 'get',
    path: '/sections',
    duty: 'write-content',
    answer: ({ draw }) => draw({ title, body: <BlockExamples title={title} lead={lead} />, look: 'site' }),
  },
];
