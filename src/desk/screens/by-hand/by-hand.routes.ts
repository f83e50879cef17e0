import type { DeskRoute } from '../desk-route.ts';
import { drawByHand } from './draw-by-hand.tsx';
import { enterByHand } from './enter-by-hand.ts';

export const byHandRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/cases/new', duty: 'work-cases', answer: (call) => drawByHand(call) },
  { method: 'post', path: '/cases/new', duty: 'work-cases', answer: enterByHand },
];
