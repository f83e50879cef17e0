import type { DeskRoute } from '../desk-route.ts';
import { enterByHand } from './enter-by-hand.ts';
import { renderByHand } from './render-by-hand.tsx';

export const byHandRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/cases/new', duty: 'work-cases', answer: (call) => renderByHand(call) },
  { method: 'post', path: '/cases/new', duty: 'work-cases', answer: enterByHand },
];
