import type { DeskRoute, StaffRoute } from '../desk-route.ts';
import { act, addToCase, savePanel } from './act.ts';
import { casePage } from './case-page.tsx';
import { correct } from './correct.ts';

const save: StaffRoute['answer'] = (call) => {
  const { kind } = call.input;
  if (kind === 'correct') return correct(call);
  return kind === 'note' || kind === 'share' ? addToCase(call) : savePanel(call);
};

export const caseRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/cases/:id', duty: 'read-cases', answer: casePage },
  // A refusal is rendered at the case's own address, which keeps up to date as any other.
  { method: 'post', path: '/cases/:id', duty: 'work-cases', answer: save },
  { method: 'post', path: '/cases/:id/act', duty: 'work-cases', answer: act },
];
