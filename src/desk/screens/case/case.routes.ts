import type { DeskRoute } from '../desk-route.ts';
import { act, savePanel } from './act.ts';
import { casePage } from './case-page.tsx';

export const caseRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/cases/:id', duty: 'read-cases', answer: casePage },
  { method: 'post', path: '/cases/:id', duty: 'work-cases', answer: savePanel },
  { method: 'post', path: '/cases/:id/act', duty: 'work-cases', answer: act },
];
