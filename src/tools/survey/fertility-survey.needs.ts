import type { Needs } from '../engine/check-version.ts';
import { answerOptions, coverOptions } from './survey-options.ts';

/** The survey has no formula: neither houses, parameters nor weights, only the sentences of its thanks. */
export const fertilitySurveyNeeds: Needs = {
  texts: [
    'headline',
    'lead',
    'kept-without-name',
    'kept-use',
    'kept-end',
    'cover-all',
    ...coverOptions.map((option) => `cover-${option}`),
    ...answerOptions.map((option) => `answer-${option}`),
  ],
  parameters: [],
  houses: [],
  faultsOfWeights: ({ weights }) => (weights.length > 0 ? ['The survey weighs nothing.'] : []),
};
