import type { Field, Options } from '#forms/form.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { answerOptions, coverOptions } from './survey-options.ts';

/**
 * The survey asks what people miss in covers around fertility. Nothing is typed, so that no one can name a person by
 * mistake, and every question may be declined.
 */
const hasLooked = { field: 'looked-for', in: coverOptions };

function oneOf(...keys: string[]): Field {
  return { kind: 'choice', options: offered(keys), isDeclinable: true };
}

function someOf(...keys: string[]): Field {
  return { kind: 'choices', options: offered(keys), isDeclinable: true };
}

function offered(keys: readonly string[]): Options {
  return Object.fromEntries(keys.map((key) => [key, key]));
}

export const fertilitySurvey = {
  key: 'fertility-survey',
  length: 7,
  fields: {
    'looked-for': { ...someOf(...coverOptions, 'none'), aloneOption: 'none' },
    found: { ...oneOf('yes', 'partly', 'no', 'looking'), shownIf: hasLooked },
    missing: {
      ...someOf('offer', 'wait', 'limit', 'price', 'wording', 'advice'),
      shownIf: { field: 'found', in: ['partly', 'no', 'looking'] },
    },
    asked: {
      ...someOf('insurer', 'adviser', 'clinic', 'employer', 'family', 'online', 'nobody'),
      aloneOption: 'nobody',
      shownIf: hasLooked,
    },
    unanswered: { ...someOf(...answerOptions, 'all-answered'), aloneOption: 'all-answered' },
    stage: oneOf('planning', 'treatment', 'expecting', 'parent', 'helping', 'working'),
    // A part of the country: a State, an age and a stage together could point at one person.
    region: oneOf('north', 'centre', 'east', 'north-east', 'west', 'south', 'abroad'),
    age: oneOf('18-24', '25-29', '30-34', '35-39', '40-44', '45-up'),
  },
  sections: [
    { key: 'search', pages: [['looked-for'], ['found'], ['missing']] },
    { key: 'answers', pages: [['asked'], ['unanswered']] },
    { key: 'about-you', pages: [['stage'], ['region'], ['age']] },
  ],
} satisfies Questionnaire;
