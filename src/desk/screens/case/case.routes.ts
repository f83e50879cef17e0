import type { DeskRoute } from '../desk-route.ts';
import { act } from './act.ts';

export const caseRoutes: readonly DeskRoute[] = [
  { method: 'post', path: '/cases/:id/act', duty: 'work-cases', answer: act },
];
