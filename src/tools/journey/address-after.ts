import type { Values } from '#forms/form.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { bringing } from './given-answers.ts';
import { placeToGoOn } from './next-place.ts';
import { addressOf } from './place.ts';

/** The address of the question after these answers, with them in it. @param base path of the tool's start page */
export function addressAfter(questionnaire: Questionnaire, base: string, given: Values): string {
  return bringing(addressOf(base, placeToGoOn(questionnaire, given)), given);
}
